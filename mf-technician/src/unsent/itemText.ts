import { checklistChanged } from '@smart-elevator/shared-api/contract/visits/checklists/checklistChanged';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
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
import type { Fact } from '@smart-elevator/shared-ui/screens/Facts';
import { messages } from './messages';

const texts = messages.kinds;

/** What an item is, in words: 'On the way · Harbor Tower'. */
export const itemTitle = (item: OutboxItem): string => [whatOf(item), item.about].filter(Boolean).join(' · ');

function whatOf({ kind, fields }: OutboxItem): string {
  if (kind === 'visitState') return stateText(fields['state']);
  if (kind === 'visitChecks')
    return texts.answers(Array.isArray(fields['answers']) ? fields['answers'].length : 0);
  if (kind === 'ticketChange')
    return (
      [fields['status'], fields['resolution']]
        .flatMap((one) => (typeof one === 'string' ? [t(one)] : []))
        .join(', ') || texts.ticketChange
    );
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

function refusalText({ last, subject }: OutboxItem): string {
  if (last?.failure === 'unsupported') return messages.newer;
  // It was deleted, or somebody else has it now.
  const gone = GONE[subject.split(':')[0] ?? ''];
  if (last?.status === 404 && gone) return messages[gone];
  const sentences = isRecord(last?.body)
    ? Object.values(last.body)
        .flat()
        .filter((one) => typeof one === 'string')
    : [];
  const [said = messages.refused] = last?.detail ? [last.detail] : sentences;
  return [visitRefusal(said), isOfOtherList({ last }) ? messages.answerAgain : ''].filter(Boolean).join(' ');
}

const GONE: Readonly<Record<string, 'ticketGone' | 'visitGone' | undefined>> = {
  ticket: 'ticketGone',
  visit: 'visitGone',
};

/** What the person entered besides the title, so that they can tell it where it cannot be sent. */
export function enteredFacts({ kind, fields }: OutboxItem, custom: readonly CustomField[] = []): Fact[] {
  if (kind === 'visitChecks')
    return recordsOf(fields['answers']).map((answer) => [
      translateServerMessage(textOf(answer['text'])) || messages.field,
      answerText(answer),
    ]);
  if (kind === 'ticketChange')
    return recordsOf(fields['custom_field_values']).map(({ custom_field, value }) => [
      custom.find(({ id }) => id === custom_field)?.name ?? messages.field,
      textOf(value),
    ]);
  if (kind !== 'visitState') return [];
  const facts: Fact[] = [
    [messages.parts, textOf(fields['parts_used'])],
    ...[fields, ...recordsOf(fields['lifts'])].map(({ reason }): Fact => [messages.reason, textOf(reason)]),
  ];
  return facts.filter(([, value]) => value !== '');
}

const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

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
