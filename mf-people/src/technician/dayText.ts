import type {
  TechnicianDay,
  TechnicianSite,
  TechnicianTicket,
  TechnicianVisit,
} from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from './messages';

/** The most characters of a prepared text (R435). */
export const TEXT_MAX_LENGTH = 2000;

const { dayPage: texts } = messages;

/** A day as a text for WhatsApp, in the shown language; visits and tickets that do not fit are counted at the end (R435). */
export function dayText(name: string, day: string, { visits, tickets, work }: TechnicianDay): string {
  const items = [
    ...visits.map((visit, at) => (at === 0 ? `${texts.visits(visits.length)}\n` : '') + visitLine(visit)),
    ...tickets.map(
      (ticket, at) => (at === 0 ? `\n${texts.tickets(work.open_tickets)}\n` : '') + ticketLine(ticket),
    ),
  ];
  const count = visits.length + work.open_tickets;
  let text = texts.title(name, formatDay(day));
  if (count === 0) return `${text}\n${texts.noWork}`;
  const room = TEXT_MAX_LENGTH - texts.more(count).length - 1;
  let written = 0;
  for (const item of items) {
    if (text.length + item.length + 1 > room) break;
    text += `\n${item}`;
    written += 1;
  }
  return written < count ? `${text}\n${texts.more(count - written)}` : text;
}

const visitLine = (visit: TechnicianVisit): string =>
  `• ${timeOf(visit)}${placeOf(visit)}${visit.done ? ` (${messages.done})` : ''}${visit.note ? ` – ${visit.note}` : ''}`;

/** When a visit is, before its place; nothing for any time. */
export const timeOf = ({ from_time, to_time }: TechnicianVisit): string =>
  from_time && to_time ? `${from_time}–${to_time} ` : '';

function ticketLine(ticket: TechnicianTicket): string {
  const { ticket_key, priority, label, target_date, entrapment, summary } = ticket;
  const facts = [t(priority), label, texts.due(formatDay(target_date))].filter(Boolean).join(', ');
  const trapped = entrapment ? `${messages.trapped}! ` : '';
  return `• ${ticket_key} (${facts}): ${trapped}${summary ?? ''} – ${placeOf(ticket)}`;
}

/** The elevator, where it is, and whom to call there. */
const placeOf = (site: TechnicianSite): string =>
  [
    [site.elevator_name, site.building_name, site.elevator_address],
    [site.customer_full_name ?? site.customer_name, site.customer_phone],
  ]
    .map((part) => part.filter(Boolean).join(', '))
    .filter(Boolean)
    .join('. ');
