import { customFieldSentences } from '@smart-elevator/shared-api/contract/custom-fields/messages';
import { codeOf } from '../config/reasonOf';
import { badRequest } from '../http/refusals';

const UNIQUE_VIOLATION = '23505';

/** Runs a write; a label that another field of the section has, also one stored at the same moment, is refused under its name. */
export async function withFreeLabel<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
    throw badRequest({ name: [customFieldSentences.nameTaken] });
  }
}
