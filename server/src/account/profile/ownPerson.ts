import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import type { Person, PersonChanges } from '@smart-elevator/shared-api/contract/people/person';
import type { Db } from '../../database/Database';
import { joinSql, sql } from '../../database/sql';
import type { Caller } from '../../http/authenticate';
import { notFound } from '../../http/HttpError';
import { userColumns } from '../userColumns';

/** The signed-in user. */
export async function ownPerson(db: Db, { dealer_id, user_id }: Caller): Promise<Person> {
  const [found] = await db.query<Person>(sql`
    select u.user_id, ${userColumns.selected(namesFor(peopleFields, 'read'))} from users u
    where u.dealer_id = ${dealer_id} and u.user_id = ${user_id}`);
  if (!found) throw notFound();
  return found;
}

/** Changes the signed-in user; omitted fields stay as they are. */
export async function changeOwnPerson(
  db: Db,
  caller: Caller,
  changes: Omit<PersonChanges, 'email'>,
): Promise<Person> {
  const { dealer_id, user_id } = caller;
  const assigned = [...userColumns.assigned(changes), sql`updated_at = now()`];
  await db.query(
    sql`update users set ${joinSql(assigned, ', ', sql``)} where dealer_id = ${dealer_id} and user_id = ${user_id}`,
  );
  return ownPerson(db, caller);
}
