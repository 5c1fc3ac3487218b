import type { FoundCaller } from '@smart-elevator/shared-api/client/search';
import { searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import { derivedValues } from '../forms/derivedValues';
import { proposedTargetDate } from '../forms/proposedTargetDate';
import type { TicketValues } from '../forms/ticketValues';

/** What a call begins with besides the values of every new ticket: somebody waits, so it is not Unspecified (ADR-123). */
export const callValues = (values: TicketValues, trapped = false): TicketValues => {
  const begun: TicketValues = {
    ...values,
    ...(trapped ? { entrapment: true, priority: 'Critical' } : { priority: 'Medium' }),
  };
  return { ...begun, target_date: proposedTargetDate(begun) };
};

/** The label that is proposed for a call: the most used one whose words all occur in the text, else the elevator's last one. */
export function proposedLabel(
  text: string,
  labels: readonly string[],
  last: string | null | undefined,
): string {
  const words = new Set(wordsOf(text));
  const named = labels.find((label) => {
    const own = wordsOf(label);
    return own.length > 0 && own.every((word) => words.has(word));
  });
  return named ?? last ?? '';
}

/** The words of a text without case, and without the plural of English: 'door' names the label 'Doors'. */
const wordsOf = (text: string): string[] =>
  (searchForm(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\w{3})s$/, ''));

/** The elevators that were found for a form. */
export interface KnownCallers {
  remember: (caller: FoundCaller) => FoundCaller;
  of: (elevator_id: string) => FoundCaller | undefined;
}

/** Creates the memory of one form. */
export function knownCallers(): KnownCallers {
  const known = new Map<string, FoundCaller>();
  return {
    remember: (caller) => {
      known.set(String(caller.elevator_id), caller);
      return caller;
    },
    of: (elevator_id) => known.get(elevator_id),
  };
}

type Given = Pick<TicketValues, 'elevator_id' | 'summary' | 'label' | 'assignee'>;

/**
 * The values that follow from a change in the form of a call (R372): the technician from the elevator, the label from the
 * elevator and the text, as long as the dealer has not chosen others; the rest as in every form of a new ticket.
 */
export function callDefaults(callers: KnownCallers, labels: readonly string[]) {
  const derive = derivedValues(true);
  const technicianOf = (given: Given) => callers.of(given.elevator_id)?.technician?.username ?? '';
  const labelOf = (given: Given) =>
    proposedLabel(given.summary, labels, callers.of(given.elevator_id)?.last_label);
  return (now: TicketValues, before: TicketValues, initial: TicketValues) => {
    const isOwn = (name: 'assignee' | 'label', proposal: string) =>
      now[name] !== '' && now[name] !== proposal;
    const filled = {
      ...derive(now, before, initial),
      ...(now.elevator_id === before.elevator_id || isOwn('assignee', technicianOf(before))
        ? {}
        : { assignee: technicianOf(now) }),
      ...((now.elevator_id === before.elevator_id && now.summary === before.summary) ||
      isOwn('label', labelOf(before))
        ? {}
        : { label: labelOf(now) }),
    };
    return Object.keys(filled).length > 0 ? filled : undefined;
  };
}
