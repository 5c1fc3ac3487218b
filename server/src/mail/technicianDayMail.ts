import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import type {
  TechnicianDay,
  TechnicianSite,
  TechnicianTicket,
  TechnicianVisit,
} from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { counted } from '../config/counted';
import { formatDay } from '../database/dateFormat';
import { composeMail, type Mail } from './composeMail';
import { greeting, knownName } from './greeting';

/** What is mailed to a technician. */
export interface MailedDay extends Pick<TechnicianDay, 'technician' | 'visits' | 'tickets' | 'work'> {
  /** yyyy-mm-dd. */
  day: string;
  first_name: string;
  /** The dealer's. */
  date_format: DateFormat;
}

/** The tickets that are written out; the others are only counted. */
const MAX_TICKETS = 40;

/** Sent to a technician when the dealer sends a day (R435): where to go, what is to be done, whom to call. */
export function technicianDayMail({ technician, visits, tickets, work, ...mailed }: MailedDay): Mail {
  const { day, first_name, date_format } = mailed;
  const shown = formatDay(day, date_format);
  const written = tickets.slice(0, MAX_TICKETS);
  const more = work.open_tickets - written.length;
  return composeMail(technician.email, `Your work on ${shown} - Smart Elevator Maintenance`, [
    greeting(first_name, knownName),
    `On ${shown} you have ${counted(visits.length, 'visit')} and ${counted(work.open_tickets, 'open ticket')}.`,
    ...visits.map(visitLine),
    ...written.map((ticket) => ticketLine(ticket, date_format)),
    ...(more > 0 ? [`And ${counted(more, 'more ticket')}.`] : []),
  ]);
}

function visitLine(visit: TechnicianVisit): string {
  const { from_time, to_time, done, note } = visit;
  const time = from_time && to_time ? ` ${from_time}–${to_time},` : '';
  return `Visit:${time} ${placeOf(visit)}${done ? ' Done.' : ''}${note ? ` Note: ${note}` : ''}`;
}

function ticketLine(ticket: TechnicianTicket, date_format: DateFormat): string {
  const { ticket_key, priority, label, summary, target_date, entrapment } = ticket;
  const facts = [label, priority, `due ${formatDay(target_date, date_format)}`].filter(Boolean).join(', ');
  const trapped = entrapment ? ' Passenger trapped!' : '';
  return `Ticket ${ticket_key} (${facts}):${trapped} ${summary ?? ''}. ${placeOf(ticket)}`;
}

/** The elevator, where it is, and whom to call there. */
function placeOf(at: TechnicianSite): string {
  const {
    elevator_name,
    building_name,
    elevator_address,
    customer_full_name,
    customer_name,
    customer_phone,
  } = at;
  const place = [elevator_name, building_name, elevator_address].filter(Boolean).join(', ');
  const customer = [customer_full_name ?? customer_name, customer_phone].filter(Boolean).join(', ');
  return customer ? `${place}. Customer: ${customer}.` : `${place}.`;
}
