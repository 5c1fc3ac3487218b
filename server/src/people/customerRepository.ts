import type { Customer } from '@smart-elevator/shared-api/contract/people/customer';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { Db } from '../database/Database';
import { readList } from '../database/listSql';
import { sql } from '../database/sql';
import { CUSTOMER_TICKETS } from '../tickets/ticketsOf';
import { peopleList, type PeopleQuery } from './peopleList';

/** The dealer's customers, by user name. */
export const listCustomers = (db: Db, dealer_id: number, query: PeopleQuery): Promise<Page<Customer>> =>
  readList(
    db,
    {
      ...peopleList(dealer_id, 'CustomerUser', query),
      columns: sql`u.user_id, u.username, u.email, ${CUSTOMER_TICKETS} as ticket_count, u.is_active`,
    },
    query,
  );
