import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { messages } from '../messages';

/** The sentence over a form: that something is missing, or else that something is wrong. */
export const formSummary = (wrong: readonly string[]): string =>
  wrong.includes(frameworkMessages.required) ? messages.required : messages.correct;
