import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import type { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import type {
  findPeople as findPeopleCall,
  FoundPerson,
} from '@smart-elevator/shared-api/contract/people/findEndpoints';
import { PERSON_FILTERS, peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import type { Customer, Employee } from '@smart-elevator/shared-api/contract/people/person';
import { searchedEverywhere, USER_ORDER, userColumns } from '../account/userColumns';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { FOUND_ROWS, orderBySql, readList } from '../database/listSql';
import { sql, type Sql } from '../database/sql';
import { ASSIGNED_OPEN_TICKETS, ASSIGNED_TICKETS, CUSTOMER_TICKETS } from '../ticket-counts/dealerScope';

/** The query of a list of people. */
type PeopleQuery = Query<typeof employeeList>;

/** The dealer's technicians by user name, each with the number of assigned tickets (R426, R427). */
export const listEmployees = (db: Db, dealer_id: number, query: PeopleQuery): Promise<ListReply<Employee>> =>
  listPeople(db, dealer_id, query, {
    // A literal: there are many customers and few technicians, and each gets its own plan, once.
    kind: sql`'TechnicianUser'`,
    columns: sql`${rowColumns('technicianRow')}, ${ASSIGNED_OPEN_TICKETS} as open_tickets, ${ASSIGNED_TICKETS}`,
  });

/** The dealer's customers, by user name. */
export const listCustomers = (db: Db, dealer_id: number, query: PeopleQuery): Promise<ListReply<Customer>> =>
  listPeople(db, dealer_id, query, {
    kind: sql`'CustomerUser'`,
    columns: sql`${rowColumns('customerRow')}, ${CUSTOMER_TICKETS}`,
  });

/** The dealer's technicians or customers whose name, user name, e-mail address or phone number contains a text. */
export const findPeople = (
  db: Db,
  dealer_id: number,
  { user_type, text }: Query<typeof findPeopleCall>,
): Promise<FoundPerson[]> =>
  db.query<FoundPerson>(sql`select u.user_id, u.username, u.first_name, u.last_name from users u
    where u.dealer_id = ${dealer_id} and u.user_type = ${user_type} and u.deleted_at is null
      and ${searchedEverywhere(text)} order by u.username_order, u.user_id limit ${FOUND_ROWS}`);

/** The user name only (R404), unless the caller asks for more. */
const searched = ({ search, search_in }: PeopleQuery): Sql | undefined =>
  search && search_in
    ? searchedEverywhere(search)
    : userColumns.searched(namesFor(peopleFields, 'search'), search);

const rowColumns = (row: 'technicianRow' | 'customerRow'): Sql =>
  userColumns.selected([
    ...new Set([...namesFor(peopleFields, row), ...namesFor(peopleFields, 'rowDetail')]),
  ]);

const listPeople = <Row>(
  db: Db,
  dealer_id: number,
  query: PeopleQuery,
  { kind, columns }: { kind: Sql; columns: Sql },
): Promise<ListReply<Row>> =>
  readList(
    db,
    {
      columns: sql`u.user_id, ${columns} as ticket_count`,
      tables: sql`users u`,
      scope: sql`u.dealer_id = ${dealer_id} and u.user_type = ${kind} and u.deleted_at is null`,
      filters: [searched(query), ...userColumns.filtered(PERSON_FILTERS, query, {})],
      ...orderBySql(USER_ORDER, query.ordering, { usual: 'username', last: sql`u.user_id` }),
      key: sql`u.user_id`,
    },
    query,
  );
