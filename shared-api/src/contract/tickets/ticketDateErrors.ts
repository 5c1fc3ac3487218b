import type { FieldErrors } from '../validateInput';
import type { TicketStatus } from './ticketChoices';

/** The days of a ticket, yyyy-mm-dd. */
export interface TicketDates {
  start_date: string;
  target_date: string;
  close_date?: string | null | undefined;
}

export const dateMessages = {
  targetFirst: 'The target date must not be before the start date.',
  closeFirst: 'The close date must not be before the start date.',
} as const;

/**
 * The errors among a ticket's days, for the form and the server. Two days that are `stored` out of order are valid as
 * long as neither of them changes (R308).
 */
export function ticketDateErrors(days: Partial<TicketDates>, stored?: TicketDates): FieldErrors {
  const { start_date } = days;
  const isWrong = (name: 'target_date' | 'close_date'): boolean => {
    const day = days[name];
    const isKept = stored !== undefined && start_date === stored.start_date && day === stored[name];
    return Boolean(start_date && day && day < start_date) && !isKept;
  };
  return {
    ...(isWrong('target_date') ? { target_date: [dateMessages.targetFirst] } : {}),
    ...(isWrong('close_date') ? { close_date: [dateMessages.closeFirst] } : {}),
  };
}

/** The close date of a ticket: Closed sets an empty one to today, or to a start that is later (R307). */
export function closeDateOf(
  status: TicketStatus | string,
  { start_date, close_date }: Pick<TicketDates, 'start_date' | 'close_date'>,
  today: string,
): string | null {
  if (close_date) return close_date;
  if (status !== 'Closed') return null;
  return start_date > today ? start_date : today;
}
