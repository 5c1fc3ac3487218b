import { ApiError } from './ApiError';

/** A call of the contract, as far as it is remembered. */
export interface OptionalCall {
  method: string;
  path: string;
  optional: boolean;
}

/** The optional calls that the server has not got; forgotten with the session, so that a newer server is asked. */
const KEY = 'smart-elevator.not-offered';

/** The optional calls that have succeeded in this page. */
const succeeded = new Set<string>();

/** Notes that the server has the call. */
export function noteAsOffered(call: OptionalCall): void {
  if (call.optional) succeeded.add(nameOf(call));
}

/** Whether the server has answered in this session that it has no such call. */
export const isNotOffered = (call: OptionalCall): boolean => call.optional && stored().includes(nameOf(call));

/** Whether a GET of this path is not offered. */
export const isPathNotOffered = (path: string): boolean => stored().includes(nameOf({ method: 'GET', path }));

/**
 * Remembers a 404 or 405 of an optional call for the session, and returns it as `unsupported`. The 404 of a call about
 * one entity may mean that the entity is gone: it counts only on a server that is known to lack calls, and has not
 * answered this one.
 */
export function notedAsNotOffered(call: OptionalCall, error: ApiError): ApiError {
  const { status, statusText, body } = error;
  if (!call.optional || (status !== 404 && status !== 405)) return error;
  const known = stored();
  const mayBeGone = known.length === 0 || succeeded.has(nameOf(call));
  if (status === 404 && namesEntity(call.path) && mayBeGone) return error;
  rememberNotOffered(call, known);
  return new ApiError('unsupported', status, statusText, body);
}

/** Remembers for the session that the server has no such call. */
export function rememberNotOffered(call: Omit<OptionalCall, 'optional'>, known = stored()): void {
  if (!known.includes(nameOf(call))) sessionStorage.setItem(KEY, JSON.stringify([...known, nameOf(call)]));
}

const namesEntity = (path: string): boolean => /:(?!dealer_id\b)\w/.test(path);

const nameOf = ({ method, path }: Omit<OptionalCall, 'optional'>): string => `${method} ${path}`;

function stored(): readonly unknown[] {
  const names: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(names) ? names : [];
}
