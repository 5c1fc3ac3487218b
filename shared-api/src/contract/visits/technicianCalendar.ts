import { dateTime, record, text } from '../fields';

/** The address of a technician’s calendar for other programs; null while there is none. */
export const technicianCalendar = record({
  link: text(2_000).nullable(),
  created_at: dateTime().nullable(),
  last_read_at: dateTime().nullable(),
});
