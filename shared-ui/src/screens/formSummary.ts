import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { messages } from '../messages';

/** The summary above a form: a field is missing, or else a field is invalid. */
export const formSummary = (wrong: readonly string[]): string =>
  wrong.includes(frameworkMessages.required) ? messages.required : messages.correct;
