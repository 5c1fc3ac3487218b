import { addDays, daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import type { TicketPriority, TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { SeededRandom } from './SeededRandom';
import { earlier, lastWorkingDay, workingDay, workingMoment } from './demoClock';
import { TICKET_KINDS, type TicketKind } from './ticketKinds';

/** The ids that tickets reference. */
export interface TicketSetting {
  today: string;
  dealer_id: number;
  technician_ids: readonly [number, ...number[]];
  elevators: readonly [TicketElevator, ...TicketElevator[]];
  chance: SeededRandom;
  /** The number of the first ticket. */
  first: number;
  count: number;
  /** Within how many days before today they were created. */
  days: number;
}

export interface TicketElevator {
  elevator_id: number;
  building_name: string;
  customer_id: number;
  engineer_id: number | null;
}

export type DemoTicket = ReturnType<typeof demoTicket>;

/** The distribution of statuses for tickets of an age in days: nearly all old ones are closed. */
function statusWeights(age: number): Readonly<Record<TicketStatus, number>> {
  if (age >= 90) return { Open: 1, InProgress: 1, OnHold: 2, Accepted: 1, Closed: 195 };
  if (age >= 30) return { Open: 5, InProgress: 6, OnHold: 7, Accepted: 4, Closed: 78 };
  if (age >= 10) return { Open: 16, InProgress: 16, OnHold: 9, Accepted: 9, Closed: 50 };
  return { Open: 42, InProgress: 18, OnHold: 4, Accepted: 16, Closed: 20 };
}

/** Days within which a dealer promises to fix it. */
const TARGET_DAYS: Record<TicketPriority, number> = {
  Critical: 1,
  High: 3,
  Medium: 7,
  Low: 21,
  Unspecified: 14,
};

const RESOLUTIONS = { CompletedToSpec: 80, CompletedNotSpec: 7, CannotComplete: 3, Denied: 3, Duplicate: 7 };

const KINDS = Object.fromEntries(TICKET_KINDS.map(({ share }, at) => [String(at), share]));

/** The properties of a ticket that are decided before its texts. */
interface PlannedTicket {
  day: string;
  kind: TicketKind;
  priority: TicketPriority;
  status: TicketStatus;
  elevator: TicketElevator;
}

/** Tickets, the oldest first. */
export function demoTickets(setting: TicketSetting): DemoTicket[] {
  const { today, chance, count } = setting;
  const days = Array.from({ length: count }, () => addDays(today, -chance.whole(1, setting.days)));
  const planned = days
    .map(workingDay)
    .sort()
    .map((day) => plan(setting, day));
  // An elevator that is being repaired also has an Open ticket, so that its open tickets are not 0.
  const [busiest, ...others] = planned
    .filter(({ status }) => status === 'Open')
    .map(({ elevator }) => elevator);
  return planned.map((ticket, at) => {
    const busy = busiest && ticket.status !== 'Open' && ticket.status !== 'Closed';
    return demoTicket(
      setting,
      busy ? { ...ticket, elevator: chance.pick([busiest, ...others]) } : ticket,
      at,
    );
  });
}

function plan({ today, elevators, chance }: TicketSetting, day: string): PlannedTicket {
  const elevator = chance.pick(elevators);
  const kind = TICKET_KINDS[Number(chance.weighted(KINDS))] ?? TICKET_KINDS[0];
  if (!kind) throw new Error('There are no kinds of tickets.');
  const priority = chance.weighted(kind.weights);
  return { day, elevator, kind, priority, status: chance.weighted(statusWeights(daysBetween(day, today))) };
}

function demoTicket(
  { today, dealer_id, technician_ids, chance, first }: TicketSetting,
  { day, kind, priority, status, elevator }: PlannedTicket,
  at: number,
) {
  const lastDay = lastWorkingDay(today);
  const updated = earlier(lastDay, workedOn(day, lastDay, status, priority, chance));
  const technician = chance.happens(0.85) ? elevator.engineer_id : chance.pick(technician_ids);
  return {
    ticket_key: `ELV-${first + at}`,
    elevator_id: elevator.elevator_id,
    summary: `${chance.pick(kind.summaries)}, ${elevator.building_name}`,
    description: kind.description,
    label: kind.label,
    reporter_id: reporter(elevator, dealer_id, technician_ids, chance),
    // Some of the new ones are not assigned yet.
    assignee_id:
      status === 'Open' && chance.happens(0.3) ? null : (technician ?? chance.pick(technician_ids)),
    status,
    resolution: status === 'Closed' ? chance.weighted(RESOLUTIONS) : 'Unresolved',
    priority,
    create_date: day,
    // Eight in the morning in India.
    reported_at: `${day}T02:30:00.000Z`,
    start_date: day,
    target_date: addDays(day, TARGET_DAYS[priority]),
    close_date: status === 'Closed' ? updated : null,
    update_date: workingMoment(updated, chance),
    // As in its history: created, worked on, and closed.
    version: status === 'Closed' ? 3 : 2,
  };
}

/** The day of the last change: for closed tickets soon after they were created, for the others any day since. */
function workedOn(
  day: string,
  lastDay: string,
  status: TicketStatus,
  priority: TicketPriority,
  chance: SeededRandom,
) {
  if (status === 'Closed') {
    const usual = TARGET_DAYS[priority];
    // One in six takes longer than promised.
    const days = chance.happens(1 / 6) ? chance.whole(usual, usual * 3) : chance.whole(0, usual);
    return laterWorkingDay(addDays(day, days), day);
  }
  const since = Math.max(0, daysBetween(day, lastDay));
  return laterWorkingDay(addDays(lastDay, -chance.whole(0, Math.min(since, 45))), day);
}

const laterWorkingDay = (day: string, notBefore: string): string => {
  const worked = workingDay(day);
  return worked < notBefore ? notBefore : worked;
};

function reporter(
  elevator: TicketElevator,
  dealer_id: number,
  technician_ids: readonly [number, ...number[]],
  chance: SeededRandom,
): number {
  const who = chance.weighted({ customer: 50, dealer: 30, technician: 20 });
  if (who === 'customer') return elevator.customer_id;
  return who === 'dealer' ? dealer_id : chance.pick(technician_ids);
}
