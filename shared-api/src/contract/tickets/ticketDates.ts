import type { FieldErrors } from '../validate';
import type { TicketStatus } from './ticket';

interface TicketDays {
  start_date: string;
  target_date: string;
  close_date?: string | null | undefined;
}

export const dateSentences = {
  targetFirst: 'The target date must not be before the start date.',
  closeFirst: 'The close date must not be before the start date.',
} as const;

/** What is wrong with a ticket's days among each other; the form and the server both ask. */
export function wrongDays({ start_date, target_date, close_date }: TicketDays): FieldErrors {
  if (!start_date) return {};
  return {
    ...(target_date && target_date < start_date ? { target_date: [dateSentences.targetFirst] } : {}),
    ...(close_date && close_date < start_date ? { close_date: [dateSentences.closeFirst] } : {}),
  };
}

/** The close date of a ticket: Closed fills an empty one with today, or with a start that is later (decision 30). */
export function closeDateOf(
  status: TicketStatus | string,
  { start_date, close_date }: Pick<TicketDays, 'start_date' | 'close_date'>,
  today: string,
): string | null {
  if (close_date) return close_date;
  if (status !== 'Closed') return null;
  return start_date > today ? start_date : today;
}
