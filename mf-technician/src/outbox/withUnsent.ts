import {
  meantItem,
  resultOf,
  type CheckAnswer,
  type LiftChecks,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitStateChange } from '@smart-elevator/shared-api/contract/visits/visitInput';
import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import type { OutboxItem } from './OutboxItem';

/** What counts as done for the person who did it: what is refused does not, since the server knows better. */
const pending = (
  items: readonly OutboxItem[],
  kind: string,
  is: (item: OutboxItem) => boolean,
): OutboxItem[] => items.filter((item) => item.kind === kind && item.state !== 'parked' && is(item));

/** The changes of a subject before its first refused item: what waits behind that may be refused, too. */
function changesOf(items: readonly OutboxItem[], subject: string, kind: string): OutboxItem[] {
  let isBefore = true;
  return items.filter(
    (item) => item.subject === subject && (isBefore &&= item.state !== 'parked') && item.kind === kind,
  );
}

/** What is known since a visit has a state. */
const MOMENTS: Partial<Record<VisitState, string>> = {
  OnTheWay: 'on_the_way_at',
  AtWork: 'arrived_at',
  Done: 'done_at',
};

/** A visit and its tickets as the person left them, with what is not sent yet (R1416). */
export const visitWithUnsent = <V extends VisitRow>(visit: V, items: readonly OutboxItem[]): V =>
  changesOf(items, `visit:${visit.visit_id}`, 'visitState').reduce<V>(
    (now, { fields, created_at }) => {
      const { state, reason = '', lifts = [] } = fields as Omit<VisitStateChange, 'version'>;
      const moment = MOMENTS[state];
      return {
        ...now,
        ...{ state, reason },
        ...(moment ? { [moment]: created_at } : {}),
        lifts: now.lifts.map((lift) => {
          const said = lifts.find(({ elevator_id }) => elevator_id === lift.elevator_id);
          return state === 'Done' ? { ...lift, outcome: state, reason: '', ...said } : lift;
        }),
      };
    },
    { ...visit, tickets: visit.tickets.map((ticket) => ticketWithUnsent(ticket, items)) },
  );

/** The checklist of a lift with the answers and photos that are not sent yet (R1416). */
export function checksWithUnsent(
  visit_id: number,
  lift: LiftChecks,
  items: readonly OutboxItem[],
): LiftChecks {
  const { elevator_id } = lift;
  const answers = pending(
    items,
    'visitChecks',
    ({ params }) => params['visit_id'] === visit_id && params['elevator_id'] === elevator_id,
  ).flatMap(({ fields }) => (fields as { answers: CheckAnswer[] }).answers);
  const photos = pending(
    items,
    'file',
    ({ fields }) => fields['owner_id'] === visit_id && fields['elevator_id'] === elevator_id,
  );
  return {
    ...lift,
    items: lift.items.map((item) => {
      const [last] = answers.filter((answer) => meantItem(lift.items, answer, true) === item).slice(-1);
      const more = photos.filter(({ fields }) => shownItem(lift, fields) === item).length;
      return { ...item, ...(last ? resultOf(item, last) : {}), photos: item.photos + more };
    }),
  };
}

/** The item that a photo shows: by its text, since the list may have another order by now. */
export const shownItem = ({ items }: LiftChecks, { item, item_text }: OutboxItem['fields']) =>
  meantItem(items, { item: Number(item), text: item_text as string | undefined }, true);

/** A ticket with the changes that are not sent yet (R1416). */
export const ticketWithUnsent = <T extends Pick<TicketDetails, 'ticket_id'>>(
  ticket: T,
  items: readonly OutboxItem[],
): T =>
  changesOf(items, `ticket:${ticket.ticket_id}`, 'ticketChange').reduce<T>((now, { fields }) => {
    // The server answers values with their fields.
    const { custom_field_values: _written, ...changed } = fields;
    return { ...now, ...changed };
  }, ticket);
