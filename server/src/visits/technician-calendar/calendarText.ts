import { addDays } from '@smart-elevator/shared-api/contract/calendar';

/** A visit as an entry of a calendar; days are yyyy-mm-dd, times HH:MM. */
export interface CalendarVisit {
  visit_id: number;
  version: number;
  building_name: string;
  elevator_address: string;
  planned_day: string;
  from_time: string | null;
  to_time: string | null;
  is_on_hold: boolean;
  /** When it was entered, ISO 8601 in UTC. */
  created_at: string;
  elevators: readonly string[];
  tickets: readonly { ticket_key: string; summary: string }[];
  note: string;
}

/** The most octets of a line (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * Visits as an iCalendar file (RFC 5545, R1236). Times are those of the clock on the wall: the dealer’s zone is not known. A visit
 * without a window takes the whole day. `dealer_id` makes the identifiers unique among dealers.
 */
export function calendarText(name: string, dealer_id: number, visits: readonly CalendarVisit[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Smart Elevator Maintenance//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...visits.flatMap((visit) => eventOf(dealer_id, visit)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf(dealer_id: number, visit: CalendarVisit): string[] {
  const { visit_id, version, building_name, elevator_address, elevators, tickets, note } = visit;
  const description = [
    elevators.join(', '),
    ...tickets.map(({ ticket_key, summary }) => `${ticket_key}: ${summary}`),
    note,
  ].filter((line) => line !== '');
  return [
    'BEGIN:VEVENT',
    `UID:visit-${dealer_id}-${visit_id}@smart-elevator`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${visit.created_at.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}`,
    ...timesOf(visit),
    `SUMMARY:${escaped(building_name)}`,
    ...(elevator_address === '' ? [] : [`LOCATION:${escaped(elevator_address)}`]),
    ...(description.length === 0 ? [] : [`DESCRIPTION:${escaped(description.join('\n'))}`]),
    `STATUS:${visit.is_on_hold ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

function timesOf({ planned_day, from_time, to_time }: CalendarVisit): string[] {
  const plain = (day: string) => day.replaceAll('-', '');
  if (from_time === null || to_time === null)
    return [`DTSTART;VALUE=DATE:${plain(planned_day)}`, `DTEND;VALUE=DATE:${plain(addDays(planned_day, 1))}`];
  const at = (time: string) => `${plain(planned_day)}T${time.replace(':', '')}00`;
  return [`DTSTART:${at(from_time)}`, `DTEND:${at(to_time)}`];
}

/** A text value: its special characters escaped, other control characters left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[\\;,]/g, (special) => `\\${special}`)
    .replaceAll('\n', '\\n');

/** A line in parts of at most 75 octets, never within a character. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
