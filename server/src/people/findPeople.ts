import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import type {
  findPeople as findPeopleCall,
  FoundPerson,
} from '@smart-elevator/shared-api/contract/people/findEndpoints';
import { FULL_NAME, userColumns } from '../account/userColumns';
import type { Db } from '../database/Database';
import { containsText, FOUND_ROWS } from '../database/listSql';
import { runQuery, sql } from '../database/sql';

/** The dealer's technicians or customers whose user name or full name contains a text, by user name. */
export const findPeople = (
  db: Db,
  dealer_id: number,
  { user_type, text }: Query<typeof findPeopleCall>,
): Promise<FoundPerson[]> =>
  runQuery<FoundPerson>(
    db,
    sql`select u.user_id, u.username, u.first_name, u.last_name from users u
      where u.dealer_id = ${dealer_id} and u.user_type = ${user_type} and u.deleted_at is null
        and (${userColumns.searched(['username'], text) ?? sql`false`}
          or ${containsText(text, FULL_NAME) ?? sql`false`})
      order by lower(u.username), u.user_id limit ${FOUND_ROWS}`,
  );
