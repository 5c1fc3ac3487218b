import { customFieldMessages } from '@smart-elevator/shared-api/contract/custom-fields/messages';
import { errorCode } from '../config/errorMessage';
import { badRequest } from '../http/HttpError';

const UNIQUE_VIOLATION = '23505';

/**
 * Runs a write. A label that another field of the section has, even one stored at the same moment, is refused under
 * its name.
 */
export async function rejectDuplicateLabel<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
    throw badRequest({ name: [customFieldMessages.nameTaken] });
  }
}
