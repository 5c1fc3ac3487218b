import { ApiError } from './ApiError';
import { callsNotOffered, nameOf, rememberNotOffered, type OptionalCall } from './notOffered';

/** The optional calls that have succeeded in this page. */
const succeeded = new Set<string>();

/** Notes that the server has the call. */
export function noteAsOffered(call: OptionalCall): void {
  if (call.optional) succeeded.add(nameOf(call));
}

/**
 * Remembers a 404 or 405 of an optional call for the session, and returns it as `unsupported`. The 404 of a call about
 * one entity may mean that the entity is gone: it counts only on a server that is known to lack calls, and has not
 * answered this one.
 */
export function notedAsNotOffered(call: OptionalCall, error: ApiError): ApiError {
  const { status, statusText, body } = error;
  if (!call.optional || (status !== 404 && status !== 405)) return error;
  const known = callsNotOffered();
  const mayBeGone = known.length === 0 || succeeded.has(nameOf(call));
  if (status === 404 && namesEntity(call.path) && mayBeGone) return error;
  rememberNotOffered(call, known);
  return new ApiError('unsupported', status, statusText, body);
}

const namesEntity = (path: string): boolean => /:(?!dealer_id\b)\w/.test(path);
