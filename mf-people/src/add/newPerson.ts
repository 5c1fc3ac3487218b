import type { PersonKind } from '../personKinds';

/** What the form of a new person holds, under the names of the wire; all of it is needed (R407). */
export const emptyPerson = (user_type: PersonKind['user_type'], admin_email: string) => ({
  user_type,
  username: '',
  email: '',
  password1: '',
  password2: '',
  first_name: '',
  last_name: '',
  phoneno: '',
  admin_email,
  admin_passcode: '',
});
export type NewPerson = ReturnType<typeof emptyPerson>;

/** What is sent: the payload has two constants besides (R412). */
export const registrationOf = (values: NewPerson) => ({ ...values, is_staff: 0, is_verified: false });
