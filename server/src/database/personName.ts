import type { UserType } from '@smart-elevator/shared-api/contract/endpoint';
import { sql, type Sql } from './sql';

/** Whether a reader is told who `person`, an alias of `users`, is: customers read the name of no other customer. */
export const isNamedTo = (
  { user_type, user_id }: { user_type: UserType; user_id: number },
  person: Sql,
): Sql =>
  user_type === 'CustomerUser'
    ? sql`(${person}.user_type <> 'CustomerUser' or ${person}.user_id = ${user_id})`
    : sql`true`;

/** First and last name of a person, or the name of a company; null if there is none. `person` is an alias of `users`. */
export const fullNameOf = (person: Sql): Sql =>
  sql`nullif(trim(concat_ws(' ', ${person}.first_name, ${person}.last_name)), '')`;

/** The same of the dealer's person with a user name; of the one who was not deleted, if several had that name. */
export const fullNameOfUsername = (dealer_id: number, username: Sql): Sql =>
  sql`(select ${fullNameOf(sql`p`)} from users p where p.dealer_id = ${dealer_id} and lower(p.username) = lower(${username})
    order by p.deleted_at desc nulls first, p.user_id desc limit 1)`;

/**
 * An expression of the users `u` that a group by their user name has: of the one who was not deleted, if several had that
 * name, since a deleted person's name is free again.
 */
export const ofHolder = (expression: Sql): Sql =>
  sql`(array_agg(${expression} order by u.deleted_at desc nulls first, u.user_id desc))[1]`;

/** The same, otherwise the user name. */
export const nameOf = (person: Sql): Sql => sql`coalesce(${fullNameOf(person)}, ${person}.username)`;

/** The name, and the user name, which distinguishes people of the same name; the user name if there is no name. */
export const labelOf = (person: Sql): Sql =>
  sql`coalesce(${fullNameOf(person)} || ' (' || ${person}.username || ')', ${person}.username)`;
