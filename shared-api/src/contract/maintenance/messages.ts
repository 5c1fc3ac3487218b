import { CALENDAR_MAX_DAYS } from './calendarEntry';

/** The server's messages about an invalid calendar query. */
export const calendarMessages = {
  toBeforeFrom: 'The last day may not be before the first.',
  tooLong: `The calendar shows at most ${CALENDAR_MAX_DAYS} days.`,
} as const;
