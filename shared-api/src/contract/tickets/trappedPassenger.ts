import type { TicketPriority } from './ticketChoices';

/** The values that a trapped passenger sets. */
export interface Urgency<P extends string = TicketPriority> {
  priority: P;
  target_date: string;
}

/** A trapped passenger makes a ticket Critical and due today, or on its start date if that is later (R367). */
export const trappedUrgency = (start_date: string, today: string): Urgency => ({
  priority: 'Critical',
  target_date: start_date > today ? start_date : today,
});

interface Trapped {
  entrapment?: boolean | null | undefined;
  status: string;
}

/** Whether a change reports that a passenger is trapped. In a Closed ticket it only corrects the record. */
export const becomesTrapped = (now: Trapped, before: Pick<Trapped, 'entrapment'>): boolean =>
  now.entrapment === true && before.entrapment !== true && now.status !== 'Closed';

/** The former values of a ticket whose passenger is not trapped after all; a value that was changed since stays. */
export const formerUrgency = <P extends string>(
  now: Urgency<string>,
  former: Urgency<P>,
  set: Urgency<string>,
): Partial<Urgency<P>> => ({
  ...(now.priority === set.priority ? { priority: former.priority } : {}),
  ...(now.target_date === set.target_date ? { target_date: former.target_date } : {}),
});
