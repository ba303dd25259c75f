/** The viewer's own board, among the places where questions are answered. */
export const OWN_BOARD = "own";

/** For every question: the panel that it is about, or the viewer's own board; null if it needs neither. */
export type Places<Kind extends string, Panels extends string> = Readonly<
  Record<Kind, Panels | typeof OWN_BOARD | null>
>;
