import type { PersonKind } from '../personKinds';

/** What the form of a new person holds, under the names of the wire; all of it is needed (P2 §5). */
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

/** What is sent: the parts' payload has two constants besides (P2 §3). */
export const registrationOf = (values: NewPerson) => ({ ...values, is_staff: 0, is_verified: false });
