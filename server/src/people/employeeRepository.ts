import type { Employee } from '@smart-elevator/shared-api/contract/account/user';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { Db } from '../database/Database';
import { readList } from '../database/listSql';
import { sql } from '../database/sql';
import { peopleList, type PeopleQuery } from './peopleList';
import { ASSIGNED_TICKETS } from '../tickets/ticketsOf';

/** The dealer's technicians by user name, each with the tickets assigned (R426, R427). */
export const listEmployees = (db: Db, dealer_id: number, query: PeopleQuery): Promise<Page<Employee>> =>
  readList(
    db,
    {
      ...peopleList(dealer_id, 'TechnicianUser', query),
      columns: sql`u.user_id, u.username, u.email, u.first_name, ${ASSIGNED_TICKETS} as ticket_count,
        u.is_active`,
    },
    query,
  );
