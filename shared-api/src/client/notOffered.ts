/** A call of the contract, as far as it is remembered. */
export interface OptionalCall {
  method: string;
  path: string;
  optional: boolean;
}

/** The optional calls that the server does not have; forgotten with the session, so that a newer server is asked. */
const KEY = 'smart-elevator.not-offered';

/** Whether the server has answered in this session that it has no such call. */
export const isNotOffered = (call: OptionalCall): boolean =>
  call.optional && callsNotOffered().includes(nameOf(call));

/** Whether a GET of this path is not offered. */
export const isPathNotOffered = (path: string): boolean =>
  callsNotOffered().includes(nameOf({ method: 'GET', path }));

/** Remembers for the session that the server has no such call. */
export function rememberNotOffered(call: Omit<OptionalCall, 'optional'>, known = callsNotOffered()): void {
  if (!known.includes(nameOf(call))) sessionStorage.setItem(KEY, JSON.stringify([...known, nameOf(call)]));
}

/** The name under which an optional call is remembered. */
export const nameOf = ({ method, path }: Omit<OptionalCall, 'optional'>): string => `${method} ${path}`;

/** The names of the optional calls that the server does not have. */
export function callsNotOffered(): readonly unknown[] {
  const names: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(names) ? names : [];
}
