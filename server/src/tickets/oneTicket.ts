import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { Database, Db } from '../database/Database';
import { isoTimestamp } from '../database/listSql';
import { isNamedTo } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { SEALED_AT } from '../database/sealedAt';
import type { Caller } from '../http/authenticate';
import { notFound } from '../http/HttpError';
import { detailColumns } from './ticketColumns';
import { awaitsCode } from './closing/awaitsCode';
import { dealerScope } from '../ticket-counts/dealerScope';
import { mayRead } from './ticketPolicy';

/** Who reads a ticket. */
type Reader = Pick<Caller, 'dealer_id' | 'user_id' | 'user_type'>;

/** A ticket of the dealer; 404 when there is none with this id. */
export const ticketById = (db: Db, dealer_id: number, ticket_id: number): Promise<TicketDetails> =>
  oneTicket(db, dealer_id, sql`t.ticket_id = ${ticket_id}`);

/** A ticket as its reader sees it; 404 when they may read none with this id. */
export const readTicketById = (db: Db, reader: Reader, ticket_id: number): Promise<TicketDetails> =>
  ticketFor(db, reader, sql`t.ticket_id = ${ticket_id}`);

/** A ticket as its reader sees it; 404 when they may read none with this key. Keys are in capitals. */
export const readTicketByKey = (db: Db, reader: Reader, ticket_key: string): Promise<TicketDetails> =>
  ticketFor(db, reader, sql`t.ticket_key = upper(${ticket_key})`);

/** Hides a ticket from every list and call. It can be restored from the bin (`bin.ts`); its key is never reused. */
export const removeTicket = (db: Database, dealer_id: number, ticket_id: number): Promise<object> =>
  db.transaction(async (within) => {
    const removed = await within.query(sql`update tickets t set deleted_at = now(), update_date = now()
      where ${dealerScope(dealer_id)} and t.ticket_id = ${ticket_id} returning 1`);
    if (removed.length === 0) throw notFound();
    return {};
  });

/** A later customer of the elevator does not read which former one has reported the ticket. */
const ticketFor = (db: Db, reader: Reader, which: Sql): Promise<TicketDetails> =>
  oneTicket(db, reader.dealer_id, sql`${which} and ${mayRead(reader)}`, isNamedTo(reader, sql`reporting`));

async function oneTicket(
  db: Db,
  dealer_id: number,
  which: Sql,
  isReporterNamed: Sql = sql`true`,
): Promise<TicketDetails> {
  const [ticket] = await db.query<TicketDetails>(sql`select t.ticket_id, ${detailColumns()}, t.version,
      ${isoTimestamp(sql`t.closing_confirmed_at`)} as closing_confirmed_at,
      ${awaitsCode(dealer_id)} as awaits_code,
      ${SEALED_AT} as elevator_sealed_at,
      (select max(a.alarm_id) from alarms a where a.dealer_id = t.dealer_id and a.ticket_id = t.ticket_id) as alarm_id,
      ${FIELD_VALUES} as custom_field_values
    from tickets t
    left join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
    left join users reporting on reporting.dealer_id = t.dealer_id and reporting.user_id = t.reporter_id
      and ${isReporterNamed}
    left join users assigned on assigned.dealer_id = t.dealer_id and assigned.user_id = t.assignee_id
    where ${dealerScope(dealer_id)} and ${which}`);
  if (!ticket) throw notFound();
  return ticket;
}

/** The values, in the fields' order; those of deleted fields stay readable, at the end. */
const FIELD_VALUES = sql`coalesce((
  select json_agg(json_build_object('value', v.value, 'custom_field', json_build_object(
    'id', f.id, 'name', f.name, 'format', f.format, 'options', f.options))
    order by f.deleted_at is not null, f."order", f.id)
  from ticket_field_values v join custom_fields f on f.dealer_id = v.dealer_id and f.id = v.custom_field
  where v.dealer_id = t.dealer_id and v.ticket_id = t.ticket_id), '[]'::json)`;
