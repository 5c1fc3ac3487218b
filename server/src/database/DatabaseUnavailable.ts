import { errorCode, errorMessage } from '../config/errorMessage';

/** The database cannot be reached or cannot take work at the moment: the caller may try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  /** `error` itself, or as DatabaseUnavailable when it tells of a connection rather than of the statement. */
  static from(error: unknown): unknown {
    if (error instanceof DatabaseUnavailable) return error;
    const isAway = AWAY.test(errorCode(error)) || BROKEN.test(errorMessage(error));
    return isAway ? new DatabaseUnavailable(errorMessage(error), { cause: error }) : error;
  }
}

/**
 * Node's socket errors, and the SQLSTATE classes 08 (connection), 53 (resources, full disk), 57P (shutting down), 58
 * (the disk fails) and 25006 (only reading is possible: a full disk, or a standby that is not yet the primary).
 */
const AWAY =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|53...|57P0.|58...|25006)$/;

/** The driver gives these no code. */
const BROKEN =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout/i;
