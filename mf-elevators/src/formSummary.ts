import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from './messages';

/** The sentence over a form: the specified one while something is missing (R506), else that something is wrong. */
export const formSummary = (wrong: readonly string[]): string =>
  wrong.includes(sentences.required) ? common.required : messages.form.correct;
