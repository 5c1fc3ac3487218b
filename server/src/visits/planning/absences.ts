import type { Query, Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type {
  addAbsence as addAbsenceCall,
  listAbsences as listAbsencesCall,
} from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import type { Absence, NewAbsence } from '@smart-elevator/shared-api/contract/visits/workingDays';
import type { Db } from '../../database/Database';
import { fullNameOf } from '../../database/personName';
import { sql, type Sql } from '../../database/sql';
import type { Caller } from '../../http/authenticate';
import { badRequest, notFound } from '../../http/HttpError';

const ABSENCES = sql`select a.absence_id, json_build_object('user_id', u.user_id, 'username', u.username,
    'full_name', ${fullNameOf(sql`u`)}) as technician, a.from_day as "from", a.to_day as "to", a.kind, a.note
  from absences a join users u on u.dealer_id = a.dealer_id and u.user_id = a.user_id`;

/** The absences that end on a day or later, of one technician or of all; the earliest first. */
export const listAbsences = (
  db: Db,
  dealer_id: number,
  { from, technician }: Query<typeof listAbsencesCall>,
): Promise<Absence[]> =>
  db.query<Absence>(sql`${ABSENCES} where a.dealer_id = ${dealer_id}
    and ${from === undefined ? sql`true` : sql`a.to_day >= ${from}::date`}
    and ${technician === undefined ? sql`true` : sql`a.user_id = ${technician}`}
    order by a.from_day, a.absence_id`);

/**
 * Stores an absence (R1209). 404 for somebody else’s technician; 400 when the technician is deactivated, the days are reversed or over, or
 * another absence has one of them. Says how many visits are planned on these days.
 */
export async function addAbsence(
  db: Db,
  { dealer_id, today }: Pick<Caller, 'dealer_id' | 'today'>,
  { technician_id, from, to, kind, note = '' }: NewAbsence,
): Promise<Reply<typeof addAbsenceCall>> {
  // Locked, so that of two absences that overlap one is refused.
  const [technician] = await db.query<{ is_active: boolean }>(sql`select is_active from users
    where dealer_id = ${dealer_id} and user_id = ${technician_id} and user_type = 'TechnicianUser'
      and deleted_at is null for no key update`);
  if (!technician) throw notFound();
  const overlaps = await hasRow(
    db,
    sql`select from absences where dealer_id = ${dealer_id} and user_id = ${technician_id}
      and from_day <= ${to}::date and to_day >= ${from}::date`,
  );
  const errors: FieldErrors = {
    ...(technician.is_active ? {} : { technician_id: [visitMessages.inactiveTechnician] }),
    ...(overlaps ? { from: [visitMessages.absenceOverlaps] } : {}),
    ...(to < from
      ? { to: [visitMessages.absenceReversed] }
      : to < today
        ? { to: [visitMessages.pastDay] }
        : {}),
  };
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  const [stored] = await db.query<{ absence_id: number }>(sql`
    insert into absences (dealer_id, user_id, from_day, to_day, kind, note)
    values (${dealer_id}, ${technician_id}, ${from}, ${to}, ${kind}, ${note}) returning absence_id`);
  const [absence] = await db.query<Absence>(sql`${ABSENCES}
    where a.dealer_id = ${dealer_id} and a.absence_id = ${stored?.absence_id}`);
  const [planned] = await db.query<{ visits: number }>(sql`select count(*)::integer as visits from visits v
    join visit_technicians t on t.dealer_id = v.dealer_id and t.visit_id = v.visit_id and t.user_id = ${technician_id}
    where v.dealer_id = ${dealer_id} and v.state in ('Planned', 'OnHold')
      and v.planned_day between greatest(${from}::date, ${today}::date) and ${to}::date`);
  if (!absence || !planned) throw new Error('The absence was not stored.');
  return { ...absence, ...planned };
}

const hasRow = async (db: Db, query: Sql): Promise<boolean> => (await db.query(query)).length > 0;

/** Deletes an absence; 404 when the dealer has none with this id. */
export async function deleteAbsence(db: Db, dealer_id: number, absence_id: number): Promise<object> {
  const [deleted] = await db.query(sql`delete from absences
    where dealer_id = ${dealer_id} and absence_id = ${absence_id} returning 1`);
  if (!deleted) throw notFound();
  return {};
}
