import {
  resultMessages,
  type LiftChecks,
  type VisitCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { translateServerMessage } from '../../language/translateServerMessage';
import { checkTexts } from './checkTexts';

/** The text of an item: that of the default in the language of the reader, an own one as it was typed (R1252). */
export const itemText = (
  { is_own }: Pick<LiftChecks, 'is_own'>,
  { text }: Pick<VisitCheck, 'text'>,
): string => (is_own ? text : translateServerMessage(text));

/** The unit and the limits of a value: 'mm, 2 to 6'. */
export function limitsText({ unit, lower, upper }: Pick<VisitCheck, 'unit' | 'lower' | 'upper'>): string {
  const limits =
    lower !== null && upper !== null
      ? checkTexts.limits(lower, upper)
      : lower !== null
        ? checkTexts.atLeast(lower)
        : upper !== null
          ? checkTexts.atMost(upper)
          : '';
  return [unit, limits].filter(Boolean).join(', ');
}

/** An answer to read: '7 mm, Not OK'. */
export function answerText({ result, value, words, unit, on_paper }: VisitCheck): string {
  if (result === null) return checkTexts.noAnswer;
  const said = value === null ? words : [value, unit].filter((part) => part !== '').join(' ');
  const isSaid = said !== '' && result === 'Ok';
  return [
    said,
    isSaid ? '' : translateServerMessage(resultMessages[result]),
    on_paper ? checkTexts.onPaper : '',
  ]
    .filter(Boolean)
    .join(', ');
}
