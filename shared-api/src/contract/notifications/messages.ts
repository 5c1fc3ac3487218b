import { groupDigits } from '../groupDigits';
import type { TicketStatus } from '../tickets/ticketChoices';

/** The texts of push messages (R841 to R843; headings and the content of updates are exact). */
export const pushMessages = {
  maintenanceHeading: "Your 'Annual Maintenance Contract' is Updated !",
  maintenanceCompleted: (elevator_name: string) =>
    `The maintenance of elevator ${elevator_name} is Completed.`,
  newTicketHeading: (ticket_key: string) => `New ticket ${ticket_key}`,
  newTicket: (elevator_name: string, technician: string) =>
    `A new ticket for the elevator ${elevator_name} was assigned to ${technician}.`,
  ticketHeading: (ticket_key: string) => `Ticket ${ticket_key} is Updated !`,
  ticketUpdated: (status: TicketStatus, assignee_name: string | null) =>
    `Ticket status is ${status} and Assignee is ${assignee_name ?? 'Unassigned'}`,
  browserNewTicket: (elevator_name: string, summary: string) => `${elevator_name}: ${summary}`,
  visitHeading: 'Your visits have changed',
  visitAssigned: (building_name: string, day: string) =>
    `The visit to ${building_name} on ${day} is assigned to you.`,
  visitTaken: (building_name: string, day: string) =>
    `The visit to ${building_name} on ${day} is no longer yours.`,
  moreVisits: (count: number) => `Further visits: ${groupDigits(count)}.`,
  trappedHeading: 'A passenger is trapped',
  trappedAt: (place: string) => `A passenger is trapped: ${place}.`,
  trappedCaller: (phone: string) => `Caller: ${phone}.`,
  trappedTake: 'Open the alarm and say when you arrive. Until somebody takes it, others are told, too.',
  overdueHeading: 'Maintenance is overdue',
  overdue: (count: number, elevator_name: string) =>
    count === 1
      ? `The maintenance of elevator ${elevator_name} is overdue.`
      : `${groupDigits(count)} elevators are overdue.`,
  endingHeading: 'A maintenance contract ends',
  ending: (count: number, customer_name: string, days_left: number) =>
    count > 1
      ? `${groupDigits(count)} maintenance contracts end soon or have ended.`
      : days_left < 0
        ? `The maintenance contract of ${customer_name} has ended.`
        : `The maintenance contract of ${customer_name} ends ${endOf(days_left)}.`,
} as const;

function endOf(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
}
