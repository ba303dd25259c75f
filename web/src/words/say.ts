// Messages that are chosen by a kind that only the data knows.

/** A message with its parameters; one that needs none is a plain text. */
export function say(message: string | ((parameters: never) => string), parameters: object): string {
  return typeof message === "string" ? message : (message as (parameters: object) => string)(parameters);
}

/** The keys of what is given for which there is no message, or one that needs more than is given. */
export type Unsaid<Given, Messages> = {
  [Key in keyof Given]: Key extends keyof Messages ? (Given[Key] extends Needed<Messages[Key]> ? never : Key) : Key;
}[keyof Given];

type Needed<Message> = Message extends (parameters: infer Parameters) => string ? Parameters : unknown;

/** Compiles only if nothing is left unsaid. */
export type Nothing<Key extends never> = Key;
