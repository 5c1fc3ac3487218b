import type { InferType } from 'yup';
import { blankableText, choice, dateTime, record, id } from '../fields';
import { choiceFilter, textFilter } from '../listFilters';
import { personName } from '../personName';

/** What happened. A `new_device` is a sign-in from a device that the user did not sign in from before. */
export const ACTIVITY_KINDS = [
  'sign_in',
  'new_device',
  'session_ended',
  'password',
  'passcode',
  'role',
  'deletion',
  'export',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** What was deleted, or which passcode it is. */
export const ACTIVITY_OBJECTS = [
  'ticket',
  'elevator',
  'person',
  'custom_field',
  'contract',
  'comment',
  'view',
  'dealer_passcode',
  'password_reset',
] as const;
export type ActivityObject = (typeof ACTIVITY_OBJECTS)[number];

/** The filters of the log; `person` is a part of the name or the user name of the person who did it, or whom it is about. */
export const ACTIVITY_FILTERS = {
  person: { ...textFilter(150), address: 'search' },
  kind: { ...choiceFilter(ACTIVITY_KINDS), field: 'kind' },
} as const;

/** Days for which an entry is kept. */
export const ACTIVITY_DAYS = 400;

/** An entry of the activity log of a dealer. */
export const activityEntry = record({
  entry_id: id(),
  at: dateTime(),
  kind: choice(ACTIVITY_KINDS),
  /** The user name of the person who did it; null for the system, and for somebody who is not signed in. */
  done_by: blankableText(150).nullable(),
  done_by_full_name: personName(),
  /** The user name of the person whose session, password or role it is. */
  about: blankableText(150).nullable(),
  /** Also of a deleted person, who is the `subject`. */
  about_full_name: personName(),
  object: choice(ACTIVITY_OBJECTS).nullable(),
  /** The name of the object, the user agent of the session, the new role, or the file of the export (without '.csv' from the console). */
  subject: blankableText(500),
  /** The network address of a sign-in; '' when it is unknown. */
  address: blankableText(64),
});
export type ActivityEntry = InferType<typeof activityEntry>;
