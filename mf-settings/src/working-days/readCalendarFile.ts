import { addDays, daysBetween, isCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import { allFound, namedDay, type FoundDays, type Refusal } from './foundDays';

/** Whether a text is a calendar file (ICS). */
export const isCalendarFile = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text);

/** The properties of an event by name, with their parameters: `DTSTART` is `;VALUE=DATE:20270322`. */
type CalendarEvent = Readonly<Record<string, string>>;

/** A longer event is no holiday but a season. */
const LONGEST = 31;

/**
 * Reads the days off of a calendar file (RFC 5545): events of whole days. One of every year is fixed. An event with a time, a
 * cancelled one, and one that repeats in another way is refused.
 */
export const readCalendarFile = (text: string): FoundDays => allFound(eventsOf(text).map(readEvent));

function eventsOf(text: string): CalendarEvent[] {
  const events: Record<string, string>[] = [];
  // The components around a line: alarms within an event have properties of their own.
  const open: string[] = [];
  for (const line of text.replaceAll(/\r?\n[ \t]/g, '').split(/\r\n|\r|\n/)) {
    const [, name = '', rest = ''] = /^([A-Za-z0-9-]+)(.*)$/.exec(line) ?? [];
    const component = rest.slice(1).trim().toUpperCase();
    if (/^BEGIN$/i.test(name)) {
      open.push(component);
      if (component === 'VEVENT') events.push({});
    } else if (/^END$/i.test(name)) open.pop();
    else if (open.at(-1) === 'VEVENT') Object.assign(events.at(-1) ?? {}, { [name.toUpperCase()]: rest });
  }
  return events;
}

function readEvent(event: CalendarEvent): FoundDays {
  const name = textOf(event, 'SUMMARY');
  const start = dayOf(event, 'DTSTART');
  const written = `${start ?? valueOf(event, 'DTSTART')} ${name}`.trim();
  const refuse = (why: Refusal): FoundDays => ({ days: [], refused: [{ text: written, why }] });
  if (/^CANCELLED$/i.test(valueOf(event, 'STATUS'))) return refuse('cancelled');
  if (start === undefined) return refuse(/T\d/i.test(valueOf(event, 'DTSTART')) ? 'timed' : 'noDay');
  const repeats = valueOf(event, 'RRULE').toUpperCase();
  if (repeats !== '' && !isEveryYear(repeats)) return refuse('repeats');
  const length = lengthOf(event, start);
  if (length > LONGEST) return refuse('long');
  const days = Array.from({ length }, (_, at) => addDays(start, at));
  return allFound(days.map((day) => namedDay({ day, name, fixed: repeats !== '' }, written)));
}

/** On the same day of every year, without an end. */
const isEveryYear = (rule: string): boolean =>
  /(^|;)FREQ=YEARLY(;|$)/.test(rule) &&
  rule
    .split(';')
    .every((part) => /^(FREQ=YEARLY|INTERVAL=1|WKST=.*|BYMONTH=\d+|BYMONTHDAY=\d+|)$/.test(part));

/** The days of an event; its end is the day after the last one. */
function lengthOf(event: CalendarEvent, start: string): number {
  const end = dayOf(event, 'DTEND');
  const [, weeks, days] = /^P(?:(\d+)W)?(?:(\d+)D)?$/i.exec(valueOf(event, 'DURATION')) ?? [];
  const length = end ? daysBetween(start, end) : 7 * Number(weeks ?? 0) + Number(days ?? 0);
  return Math.max(1, length);
}

/** The value after the parameters, whose quoted values may have colons. */
const valueOf = (event: CalendarEvent, name: string): string =>
  /^(?:;[^=;:]+=(?:"[^"]*"|[^";:]*)(?:,(?:"[^"]*"|[^";:,]*))*)*:(.*)$/.exec(event[name] ?? '')?.[1]?.trim() ??
  '';

const textOf = (event: CalendarEvent, name: string): string =>
  valueOf(event, name).replaceAll(/\\(.)/g, (_, letter: string) => (/n/i.test(letter) ? ' ' : letter));

/** A whole day, yyyy-mm-dd; undefined for a moment. */
function dayOf(event: CalendarEvent, name: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(valueOf(event, name)) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isCalendarDate(iso) ? iso : undefined;
}
