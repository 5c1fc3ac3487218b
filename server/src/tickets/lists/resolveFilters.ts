import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import type {
  dealerTicketList,
  employeeTicketList,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { fieldFilterOf, UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import type { Db } from '../../database/Database';
import type { Caller } from '../../http/authenticate';
import { startOfDay } from '../../database/localDays';
import { hasTextSql, likePattern } from '../../database/listSql';
import { sql, type Sql } from '../../database/sql';
import { parseKeySearch, matchEnumValues, type SearchMatches } from './SearchMatches';
import { intersect, type Days, type TicketScope, type PersonScope } from './TicketScope';

/** The filters of a ticket list, as in the contract's query. */
export type TicketFilters = Omit<
  Query<typeof dealerTicketList> & Pick<Query<typeof employeeTicketList>, 'case_sensitive_assignee'>,
  'page' | 'page_size' | 'ordering'
>;

/** A dealer with more labels than this is searched label by label. */
const LABELS_MAX = 300;

interface Row {
  assignee: number[];
  reporter: number[];
  elevator: number[];
  building: number[];
  people: number[];
  labels: string[];
  many_labels: boolean;
}

/** Looks up the names in the filters, in one statement; in none when there are no names. */
export async function resolveFilters(
  db: Db,
  { dealer_id, today }: Pick<Caller, 'dealer_id' | 'today'>,
  filters: TicketFilters,
): Promise<TicketScope> {
  const { search, assignee, reporter, elevator, building, case_sensitive_assignee } = filters;
  const scope: TicketScope = {
    ...fieldFilterOf(filters),
    updated: updatedBetween(filters),
    opened: daysOf(filters.opened_from, filters.opened_to),
    closed: daysOf(filters.closed_from, filters.closed_to),
    repeats: filters.repeats ? true : undefined,
    active: filters.active ? true : undefined,
    late: filters.late ? today : undefined,
    awaiting_code: filters.awaiting_code ? true : undefined,
    text: filters.text || undefined,
  };
  if (!search && !assignee && !reporter && !elevator && !building) return scope;
  const [row] = await db.query<Row>(sql`
    select ${assignee ? peopleByName(dealer_id, assignee) : NO_IDS} as assignee,
    ${reporter ? peopleByName(dealer_id, reporter) : NO_IDS} as reporter,
    ${elevator ? elevatorsByName(dealer_id, elevator) : NO_IDS} as elevator,
    ${building ? elevatorsIn(dealer_id, building) : NO_IDS} as building
    ${search ? sql`, matches.* from ${searchedIn(dealer_id, search, case_sensitive_assignee)}` : sql``}`);
  if (!row) throw new Error('The name look-up returned no row.');
  const named = { ...scope, elevator: elevator ? row.elevator : undefined };
  return {
    ...intersect(named, { elevator: building ? row.building : undefined }),
    assignee: assignee ? [...row.assignee, ...(isUnassigned(assignee) ? [null] : [])] : undefined,
    reporter: reporter ? row.reporter : undefined,
    found: search ? foundIn(search, row) : undefined,
  };
}

/** The name for "unassigned" is compared case-insensitively, as user names are. */
const isUnassigned = (assignee: string) => assignee.toLowerCase() === UNASSIGNED.toLowerCase();

const foundIn = (search: string, { people, labels, many_labels }: Row): SearchMatches => ({
  search,
  key: parseKeySearch(search),
  ...matchEnumValues(search),
  people,
  labels: many_labels ? undefined : labels,
});

/**
 * Both days are inclusive. They count only together, and are days in the time zone that is `utc_offset` ahead (R323).
 */
function updatedBetween({ from, to, utc_offset = 0 }: TicketFilters): TicketScope['updated'] {
  return from && to
    ? { from: startOfDay(from, utc_offset), before: startOfDay(addDays(to, 1), utc_offset) }
    : undefined;
}

const daysOf = (from?: string, to?: string): Days | undefined => (from || to ? { from, to } : undefined);

const NO_IDS = sql`null::bigint[]`;

const peopleByName = (dealer_id: number, called: string): Sql => {
  const people = sql`select one.user_id as id from users one where one.dealer_id = ${dealer_id}`;
  return namedOrNumbered(
    sql`${people} and lower(one.username) = lower(${called})`,
    sql`${people} and one.user_id::text = ${called}`,
  );
};

const elevatorsByName = (dealer_id: number, called: string): Sql => {
  const elevators = sql`select one.elevator_id as id from elevators one where one.dealer_id = ${dealer_id}`;
  return namedOrNumbered(
    sql`${elevators} and name_key(one.elevator_name) = name_key(${called})`,
    sql`${elevators} and one.elevator_id::text = ${called}`,
  );
};

/** Those with the name; the one with the id only if nothing has that name, because a name may be a number. */
const namedOrNumbered = (named: Sql, numbered: Sql): Sql =>
  sql`array(select * from (${named}) named union all select * from (${numbered}) numbered
    where not exists (${named}))`;

/** The deleted ones too: their tickets are listed with the building. */
const elevatorsIn = (dealer_id: number, building: string): Sql =>
  sql`array(select named.elevator_id from elevators named where named.dealer_id = ${dealer_id}
    and named.building_name = ${building})`;

/** Goes from label to label along the index: one step per label, not per ticket. */
function searchedIn(dealer_id: number, search: string, caseSensitivePeople = false): Sql {
  const pattern = likePattern(search);
  const username = caseSensitivePeople
    ? sql`u.username like ${pattern}`
    : hasTextSql(sql`u.username`, search);
  const next = (after: Sql) => sql`select k.word from ticket_tallies k
    where k.dealer_id = ${dealer_id} and k.kind = 'label' ${after} order by k.word limit 1`;
  return sql`(with recursive known (label, place) as (
      (select first.word, 1 from (${next(sql``)}) first)
      union all
      select (${next(sql`and k.word > known.label`)}), known.place + 1 from known
      where known.label is not null and known.place <= ${LABELS_MAX})
    select array(select u.user_id from users u where u.dealer_id = ${dealer_id} and ${username})
        as people,
      coalesce(array_agg(label) filter (where ${hasTextSql(sql`label`, search)}), '{}') as labels,
      count(label) > ${LABELS_MAX} as many_labels
    from known) matches`;
}

/**
 * The tickets of the person with this user name. A deleted person's name is free again: its current holder is meant,
 * and the deleted person only while there is no current holder, so that a list and the card that counts it agree
 * (R326, R411).
 */
export const resolvePersonScope = (db: Db, dealer_id: number, username: string): Promise<PersonScope> =>
  ofPeople(
    db,
    dealer_id,
    sql`lower(u.username) = lower(${username})
      and (u.deleted_at is null or not exists (select from users living
        where living.dealer_id = ${dealer_id} and lower(living.username) = lower(${username})
          and living.deleted_at is null))`,
  );

/** The tickets of the signed-in user. */
export const resolveCallerScope = (db: Db, dealer_id: number, user_id: number): Promise<PersonScope> =>
  ofPeople(db, dealer_id, sql`u.user_id = ${user_id}`);

async function ofPeople(db: Db, dealer_id: number, which: Sql): Promise<PersonScope> {
  const people = await db.query<{ user_id: number; customer: boolean; elevators: number[] }>(sql`
    select u.user_id, u.user_type = 'CustomerUser' as customer, array(select owned.elevator_id from elevators owned
      where owned.dealer_id = u.dealer_id and owned.customer_id = u.user_id and owned.deleted_at is null) as elevators
    from users u where u.dealer_id = ${dealer_id} and ${which}`);
  return {
    ids: people.map(({ user_id }) => user_id),
    elevators: people.flatMap(({ elevators }) => elevators),
    customer: people.every(({ customer }) => customer),
  };
}
