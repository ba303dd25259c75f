// Talking to the server: one function a request, errors with their code.

import type {
  ApiProblem,
  Choices,
  Film,
  Games,
  GameStatistics,
  GameWords,
  Hint,
  History,
  Me,
  Message,
  Moved,
  Moment,
  MoveRequest,
  NewToken,
  Passkey,
  PasskeyOptions,
  Profile,
  Rating,
  Session,
  State,
  Table,
  TableRequest,
  TableSummary,
  Token,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly parameters: Record<string, string | number> = {},
    /** The present state, where a move was made against an old one. */
    readonly state: State | null = null,
  ) {
    super(message);
  }

  /** Nothing was refused: the server could not be reached, or was busy. The same request may be sent again. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}

let csrf = "";

type Parameters = Record<string, string | number | null | undefined>;

async function request<Answer>(method: string, path: string, body?: unknown, retried = false): Promise<Answer> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  }).catch(offline);
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  const failure = await problem(response);
  if (failure.code === "csrf" && !retried) {
    await api.me();
    return request(method, path, body, true);
  }
  throw failure;
}

async function problem(response: Response): Promise<ApiError> {
  try {
    const { error, state } = (await response.json()) as ApiProblem;
    return new ApiError(response.status, error.code, error.message, error.parameters, state ?? null);
  } catch {
    return new ApiError(response.status, "server", `${response.status} ${response.statusText}`);
  }
}

async function getText(path: string): Promise<string> {
  const response = await fetch(`/api${path}`).catch(offline);
  if (response.ok) return response.text();
  throw await problem(response);
}

function offline(): never {
  throw new ApiError(0, "offline", "The server cannot be reached.");
}

export const get = <Answer>(path: string) => request<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown = {}) => request<Answer>("POST", path, body);

export const remove = <Answer>(path: string) => request<Answer>("DELETE", path);

/** A path with its query; what is null or undefined is left out. */
export function withQuery(path: string, parameters: Parameters): string {
  const given = Object.entries(parameters).filter(([, value]) => value != null);
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return given.length > 0 ? `${path}?${query}` : path;
}

async function remembering(answer: Promise<Me>): Promise<Me> {
  const me = await answer;
  csrf = me.csrf;
  return me;
}

/** A page that asks for a moment has the log already. */
const NO_LOG = 2 ** 31 - 1;

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => remembering(get<Me>("/me")),
  becomeGuest: (name: string) => remembering(post<Me>("/me", { name })),
  changeMe: (changes: Record<string, unknown>) => remembering(request<Me>("PATCH", "/me", changes)),
  makeAccount: (login: string, password: string) => remembering(post<Me>("/account", { login, password })),
  signIn: (login: string, password: string) => remembering(post<Me>("/session", { login, password })),
  signInByLink: (token: string) => remembering(post<Me>("/session/link", { token })),
  signOut: () => request<unknown>("DELETE", "/session"),
  changePassword: (old_password: string, password: string) =>
    remembering(request<Me>("PATCH", "/account", { old_password, password })),
  passkeys: async () => (await get<{ passkeys: Passkey[] }>("/passkeys")).passkeys,
  passkeyOptions: () => post<PasskeyOptions<PublicKeyCredentialCreationOptionsJSON>>("/passkeys/options"),
  addPasskey: (ticket: string, credential: unknown) => remembering(post<Me>("/passkeys", { ticket, credential })),
  removePasskey: (id: string) => request<unknown>("DELETE", `/passkeys/${encodeURIComponent(id)}`),
  passkeySignInOptions: () => post<PasskeyOptions<PublicKeyCredentialRequestOptionsJSON>>("/session/passkey/options"),
  signInByPasskey: (ticket: string, credential: unknown) =>
    remembering(post<Me>("/session/passkey", { ticket, credential })),
  sessions: async () => (await get<{ sessions: Session[] }>("/sessions")).sessions,
  endSession: (id: string) => request<unknown>("DELETE", `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => request<unknown>("DELETE", "/sessions"),
  tokens: async () => (await get<{ tokens: Token[] }>("/tokens")).tokens,
  makeToken: (name: string, scopes: Token["scopes"]) => post<NewToken>("/tokens", { name, scopes }),
  revokeToken: (id: string) => request<unknown>("DELETE", `/tokens/${encodeURIComponent(id)}`),
  confirmMail: (token: string) => post<unknown>("/mail/confirm", { token }),
  prove: (password: string) => post<unknown>("/session/proof", { password }),
  proveByPasskey: (ticket: string, credential: unknown) =>
    post<unknown>("/session/proof/passkey", { ticket, credential }),
  revokeLinks: () => request<unknown>("DELETE", "/me/link"),
  personalLink: () => post<{ url_token: string }>("/me/link"),
  person: (id: string) => get<Profile>(`/people/${encodeURIComponent(id)}`),
  leaders: async (game: string, players: number) =>
    (await get<{ ratings: Rating[] }>(withQuery("/ratings", { game, players }))).ratings,

  statistics: (wanted: {
    game: string;
    players: number;
    mix: string | null;
    person: string | null;
    bots: string;
    language: string;
  }) => get<GameStatistics>(withQuery("/statistics", wanted)),

  games: () => get<Games>("/games"),
  gameWords: (id: string, language: string) =>
    get<GameWords>(withQuery(`/games/${encodeURIComponent(id)}/words`, { language })),
  myTables: async () => (await get<{ tables: TableSummary[] }>("/me/tables")).tables,
  history: (before: string | null) => get<History>(withQuery("/me/history", { before })),
  openTables: async () => (await get<{ tables: TableSummary[] }>("/tables")).tables,
  runningTables: async () => (await get<{ tables: TableSummary[] }>("/tables?playing=1")).tables,

  createTable: (wish: TableRequest) => post<Table>("/tables", wish),
  openRecord: (record: string) => request<Table>("POST", "/records", record),
  table: (id: string, invitation: string | null) => get<Table>(withQuery(at(id), { invitation })),
  join: (id: string, seat: number | null, invitation: string | null, promise: string) =>
    post<Table>(`${at(id)}/join`, {
      ...(seat === null ? {} : { seat }),
      ...(invitation ? { invitation } : {}),
      promise,
    }),
  showShare: (id: string, seat: number, share: string) => post<Table>(`${at(id)}/seats/${seat}/share`, { share }),
  leave: (id: string) => post<unknown>(`${at(id)}/leave`),
  start: (id: string, fill: string | null) => post<Table>(`${at(id)}/start`, { fill }),
  rematch: (id: string, promises: string[]) => post<Table>(`${at(id)}/rematch`, { promises }),
  resign: (id: string, seat: number) => post<Table>(`${at(id)}/resign`, { seat }),
  /** Without a level the server chooses one. */
  putBot: (id: string, seat: number, level: string | null) =>
    post<Table>(`${at(id)}/seats/${seat}/replace`, { kind: "bot", level }),
  freeSeat: (id: string, seat: number) => post<Table>(`${at(id)}/seats/${seat}/replace`, { kind: "open" }),
  returnSeat: (id: string, seat: number) => post<Table>(`${at(id)}/seats/${seat}/return`),

  /** A page of the log comes with it, from an entry on. */
  state: (id: string, seat: number | null, log_from: number, invitation: string | null) =>
    get<State>(withQuery(`${at(id)}/state`, { seat, log_from, invitation })),
  replay: (id: string, moment: number, invitation: string | null) =>
    get<Moment>(withQuery(`${at(id)}/replay`, { at: moment, log_from: NO_LOG, invitation })),
  /** The game after each decision between two moments. */
  film: (id: string, after: number, until: number, seat: number | null, invitation: string | null) =>
    get<Film>(withQuery(`${at(id)}/film`, { after, until, seat, invitation })),
  record: (id: string, invitation: string | null) => getText(withQuery(`${at(id)}/record`, { invitation })),
  move: (id: string, move: MoveRequest) => post<Moved>(`${at(id)}/moves`, move),
  choices: (id: string, seat: number) => get<Choices>(withQuery(`${at(id)}/choices`, { seat })),
  hint: (id: string, seat: number, language: string) => get<Hint>(withQuery(`${at(id)}/hint`, { seat, language })),
  undo: (id: string, version: number, key: string, seat: number) =>
    post<Moved>(`${at(id)}/undo`, { version, key, seat }),
  answerUndo: (id: string, seat: number, agree: boolean) => post<Moved>(`${at(id)}/undo/answer`, { seat, agree }),

  chat: async (id: string, invitation: string | null) =>
    (await get<{ messages: Message[] }>(withQuery(`${at(id)}/chat`, { invitation }))).messages,
  say: (id: string, text: string, key: string) => post<{ messages: Message[] }>(`${at(id)}/chat`, { text, key }),
};

export const tableStreamUrl = (id: string, after: number | null, invitation: string | null) =>
  withQuery(`/api${at(id)}/stream`, { after, invitation });
export const homeStreamUrl = () => "/api/stream";
