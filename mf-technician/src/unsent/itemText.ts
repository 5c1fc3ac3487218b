import { checklistChanged } from '@smart-elevator/shared-api/contract/visits/checklists/checklistChanged';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import {
  meantItem,
  resultMessages,
  type CheckAnswer,
  type CheckResult,
  type VisitCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import { t } from '@smart-elevator/shared-ui/language/t';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import type { OutboxItem } from '../outbox/OutboxItem';
import { STATE_LABELS, visitRefusal } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { messages } from './messages';

const texts = messages.kinds;

/** What an item is, in words: 'On the way · Harbor Tower'. */
export const itemTitle = (item: OutboxItem): string => [whatOf(item), item.about].filter(Boolean).join(' · ');

function whatOf({ kind, fields }: OutboxItem): string {
  if (kind === 'visitState') return stateText(fields['state']);
  if (kind === 'visitChecks')
    return texts.answers(Array.isArray(fields['answers']) ? fields['answers'].length : 0);
  if (kind === 'ticketChange') return texts.ticketChange;
  if (kind === 'ticketComment') return texts.comment(String(fields['text'] ?? ''));
  if (kind === 'ticketClosing') return texts.closing;
  if (kind === 'file') return texts.file(String(fields['name'] ?? ''));
  return texts.unknown;
}

const stateText = (state: unknown): string => {
  const label = Object.hasOwn(STATE_LABELS, String(state)) ? STATE_LABELS[state as VisitState] : undefined;
  return label ? t(label) : String(state);
};

/** Why an item is still here. */
export function itemReason(item: OutboxItem, isFirst: boolean): string {
  const { state, last } = item;
  if (state === 'sending') return messages.sending;
  if (state === 'parked') return refusalText(item);
  if (!isFirst) return messages.behind;
  return last ? messages.later : messages.waiting;
}

function refusalText({ last }: OutboxItem): string {
  if (last?.failure === 'unsupported') return messages.newer;
  const sentences = isRecord(last?.body)
    ? Object.values(last.body)
        .flat()
        .filter((one) => typeof one === 'string')
    : [];
  const [said = messages.refused] = last?.detail ? [last.detail] : sentences;
  return [visitRefusal(said), isOfOtherList({ last }) ? messages.answerAgain : ''].filter(Boolean).join(' ');
}

/** Whether the checklist of the visit does not have what was answered: the same answer is refused again. */
export const isOfOtherList = ({ last }: Pick<OutboxItem, 'last'>): boolean =>
  last?.detail === checklistChanged;

/** A field that two people have changed. */
export interface ConflictRow {
  label: string;
  mine: string;
  theirs: string;
}

/** The fields of a refused item beside those of the server; empty unless somebody else was first (R1413). */
export function conflictRows({ kind, fields, last }: OutboxItem): ConflictRow[] {
  const current = isRecord(last?.body) ? last.body['current'] : undefined;
  if (!isRecord(current)) return [];
  if (kind === 'visitState')
    return [{ label: messages.state, mine: stateText(fields['state']), theirs: stateText(current['state']) }];
  if (kind === 'visitChecks') return answerRows(fields['answers'], current['items']);
  return Object.entries(fields)
    .filter(([name, mine]) => Object.hasOwn(current, name) && textOf(mine) !== textOf(current[name]))
    .map(([name, mine]) => ({ label: labelOf(name), mine: textOf(mine), theirs: textOf(current[name]) }));
}

const textOf = (value: unknown): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value);

const labelOf = (name: string): string =>
  Object.hasOwn(ticketFields, name) ? t(ticketFields[name as keyof typeof ticketFields].label) : name;

function answerRows(answers: unknown, items: unknown): ConflictRow[] {
  if (!Array.isArray(answers) || !Array.isArray(items)) return [];
  return answers.filter(isRecord).flatMap((answer) => {
    const theirs = meantItem(items as VisitCheck[], answer as unknown as CheckAnswer, true);
    const text = textOf(answer['text']) || theirs?.text;
    if (!text) return [];
    // The checklist may not have the item any more: what was answered is shown all the same.
    return [
      {
        label: translateServerMessage(text),
        mine: answerText(answer),
        theirs: theirs ? answerText({ ...theirs }) : '',
      },
    ];
  });
}

const answerText = ({ result, value, words }: Record<string, unknown>): string =>
  textOf(value) ||
  textOf(words) ||
  (Object.hasOwn(resultMessages, String(result))
    ? t(resultMessages[result as CheckResult])
    : messages.noAnswer);
