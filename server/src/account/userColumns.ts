import { PERSON_ORDERINGS, peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { entityColumns } from '../database/entityColumns';

/** The columns of `users u`. The password is stored as a hash; a dealer's passcode is only compared. */
export const userColumns = entityColumns(peopleFields, 'u', {
  password1: { stored: false },
  password2: { stored: false },
  admin_email: { stored: false },
  admin_passcode: { stored: false },
});

/** The columns that lists can be ordered by. */
export const USER_ORDER = userColumns.orders(PERSON_ORDERINGS);
