import { types } from 'node:util';

/** The code of an error of the system, of the database or of the framework; otherwise ''. */
export function errorCode(error: unknown): string {
  const code = types.isNativeError(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** Whether another row has the same unique value already. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';

/** The message of an error; an error without one (several addresses that all refused) has at least a code. */
export function errorMessage(error: unknown): string {
  if (!types.isNativeError(error)) return error === undefined ? 'no reason was given' : String(error);
  return error.message || errorCode(error) || error.name;
}
