import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { messages } from './messages';

/** The sentence over a form: that of the parts while something is missing (P2 §8), else that something is wrong. */
export const formSummary = (wrong: readonly string[]): string =>
  wrong.includes(sentences.required) ? common.required : messages.form.correct;
