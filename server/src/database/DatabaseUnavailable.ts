import { errorCode, errorMessage } from '../config/errorMessage';

/** The database cannot be reached or cannot work at the moment: the caller may retry. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  /** Returns `error` itself, or a DatabaseUnavailable when the cause is the connection rather than the statement. */
  static from(error: unknown): unknown {
    if (error instanceof DatabaseUnavailable) return error;
    const isAway = UNAVAILABLE_CODES.test(errorCode(error)) || CONNECTION_ERRORS.test(errorMessage(error));
    return isAway ? new DatabaseUnavailable(errorMessage(error), { cause: error }) : error;
  }
}

/**
 * Node's socket errors, and the SQLSTATE classes 08 (connection), 53 (resources, full disk), 57P (shutting down), 58
 * (disk failure) and 25006 (read-only: a full disk, or a standby that is not yet the primary).
 */
const UNAVAILABLE_CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|53...|57P0.|58...|25006)$/;

/** Messages of driver errors without a code. */
const CONNECTION_ERRORS =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout/i;
