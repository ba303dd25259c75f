// Keys of the board.

/** Opens the comparison of all buildings. */
export const COMPARE = "b";
