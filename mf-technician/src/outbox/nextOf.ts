import type { OutboxItem } from './OutboxItem';

/** Whether it says that a visit is done. */
export const isDone = ({ kind, fields }: Pick<OutboxItem, 'kind' | 'fields'>): boolean =>
  kind === 'visitState' && fields['state'] === 'Done';

/** Whether it is a Done of a visit that was refused, or was never sent: a new one says all that it said. */
export const isOpenDone = (item: OutboxItem, visit: string): boolean =>
  item.subject === visit && isDone(item) && (item.state === 'parked' || item.attempts === 0);

/** What is about a visit or a ticket, and does not depend on a change of it that was refused. */
const PARTS = ['visitChecks', 'file', 'ticketComment'];
const isPart = ({ kind }: OutboxItem): boolean => PARTS.includes(kind);

/**
 * Whether a new item replaces an earlier one, so that it does not wait for it (R1413): a Done, and what has all fields of a refused one.
 */
export const isReplaced = (
  item: OutboxItem,
  by: Pick<OutboxItem, 'kind' | 'fields' | 'subject' | 'user_id'>,
): boolean =>
  item.user_id === by.user_id &&
  (isDone(by)
    ? isOpenDone(item, by.subject)
    : item.state === 'parked' &&
      item.subject === by.subject &&
      item.kind === by.kind &&
      !isPart(item) &&
      Object.keys(item.fields).every((name) => name in by.fields));

/**
 * Whether an item waits until a person has decided on a refused one of the same visit or ticket (R1413). A part waits only for a file,
 * and for the start of the visit.
 */
const waitsFor = (item: OutboxItem, refused: OutboxItem): boolean =>
  !isPart(item) || refused.kind === 'file' || (refused.kind === 'visitState' && !isDone(refused));

/** The items of a user that are sent by themselves: neither refused, nor waiting for a refused one. */
export function notHeld(items: readonly OutboxItem[]): OutboxItem[] {
  const held: OutboxItem[] = [];
  return items.filter((item) => {
    const isFree =
      item.state !== 'parked' && !held.some((one) => one.subject === item.subject && waitsFor(item, one));
    if (!isFree) held.push(item);
    return isFree;
  });
}

/** The item of a subject that is sent next; a Done that was refused only after what was done since, which it may need. */
export function nextOf(items: readonly OutboxItem[]): OutboxItem | undefined {
  const free = notHeld(items);
  const [first] = free;
  const isAgain = first && isDone(first) && first.last?.failure === 'refused';
  return (isAgain && free.find(isPart)) || first;
}
