import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { PERSON_ORDERINGS, peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { phoneSearch } from '@smart-elevator/shared-api/contract/people/phone';
import { entityColumns } from '../database/entityColumns';
import { containsText } from '../database/listSql';
import { joinSql, sql, type Sql } from '../database/sql';

/** The columns of `users u`. The password is stored as a hash; a dealer's passcode is only compared. */
export const userColumns = entityColumns(peopleFields, 'u', {
  password1: { stored: false },
  password2: { stored: false },
  admin_email: { stored: false },
  admin_passcode: { stored: false },
  invitation: {
    read: sql`case when u.email = '' then null when u.password_hash is null then case when u.invited_at is null then 'Held' else 'Sent' end
      when u.invited_at is not null then 'Accepted' end`,
  },
});

/** The columns that lists can be ordered by. */
export const USER_ORDER = userColumns.orders(PERSON_ORDERINGS);

/** First and last name. */
export const FULL_NAME = sql`(u.first_name || ' ' || u.last_name)`;

/** Whether the user name, the full name, the e-mail address or the phone number contains a text. */
export function searchedEverywhere(text: string): Sql {
  const found = [
    userColumns.searched(namesFor(peopleFields, 'searchAll'), text),
    containsText(text, FULL_NAME),
    containsText(phoneSearch(text), sql`u.phone_digits`),
  ];
  return sql`(${joinSql(
    found.filter((condition) => condition !== undefined),
    ' or ',
    sql`false`,
  )})`;
}
