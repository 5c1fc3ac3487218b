import type { UserType } from '@smart-elevator/shared-api/contract/account/user';
import { containing, orderOf, type List, type Paging } from '../database/listSql';
import { sql, type Sql } from '../database/sql';

/** The query of a list of people. */
export interface PeopleQuery extends Paging {
  search?: string | undefined;
  ordering?: 'username' | '-username' | 'email' | '-email' | undefined;
}

const KIND: Record<UserType, Sql> = {
  DealerUser: sql`'DealerUser'`,
  TechnicianUser: sql`'TechnicianUser'`,
  CustomerUser: sql`'CustomerUser'`,
};

/** The dealer's people of one kind as rows `u` of users, by user name; what is read of them is the caller's. */
export const peopleList = (
  dealer_id: number,
  user_type: UserType,
  { search, ordering }: PeopleQuery,
): Omit<List, 'columns'> => ({
  tables: sql`users u`,
  // The kind in words: customers are many and technicians few, and each is planned for what it is, once.
  scope: sql`u.dealer_id = ${dealer_id} and u.user_type = ${KIND[user_type]} and u.deleted_at is null`,
  // R404: the user name only.
  filters: [containing(search, sql`u.username`)],
  order: orderOf({ username: sql`lower(u.username)`, email: sql`lower(u.email)` }, ordering, {
    usual: 'username',
    last: sql`u.user_id`,
  }),
});
