import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';
import { userColumns } from '../account/userColumns';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { notFound } from '../http/HttpError';

/** The select list of a person in a reply. */
export const PERSON = sql`u.user_id, ${userColumns.selected([
  ...namesFor(peopleFields, 'read'),
  ...namesFor(peopleFields, 'readDetail'),
])}`;

/** A person of this dealer, or the dealer; 404 when there is none with this id, or they were deleted. */
export async function findPerson(db: Db, dealer_id: number, user_id: number): Promise<Person> {
  const [found] = await db.query<Person>(sql`select ${PERSON} from users u
    where u.dealer_id = ${dealer_id} and u.user_id = ${user_id} and u.deleted_at is null`);
  if (!found) throw notFound();
  return found;
}

/** The dealer's e-mail address. */
export async function dealerEmail(db: Db, dealer_id: number): Promise<{ dealer_email: string }> {
  const { email } = await findPerson(db, dealer_id, dealer_id);
  return { dealer_email: email };
}
