import { exactly, line, namesFor, serverTimestamp, yesNo, type Field, type NamesFor } from '../entityFields';
import {
  blankableLine,
  blankableText,
  blankIfNull,
  choice,
  email,
  oneLine,
  secret,
  text,
  withAsciiDigits,
} from '../fields';
import { USERNAME_MAX_LENGTH, username } from '../account/user';
import { USER_TYPES } from '../endpoint';
import { fieldFilters, searchFilter, searchScopeFilter } from '../listFilters';

// Here, too, for remotes of an earlier version of this package.
export { barePhone, PHONE_PUNCTUATION } from './phone';

/** Where a field of a person appears. */
type PersonUse =
  /** An input of every registration, in the order of the table; those of a technician or a customer alone come after them. */
  | 'input'
  | 'memberInput'
  /** An input of the edit forms. */
  | 'editInput'
  /** In the body of a registration, and of an update. */
  | 'create'
  | 'update'
  /** In the reply of one person, and in a row of a list. */
  | 'read'
  /** In the reply of one person as well, except on other back ends. */
  | 'readDetail'
  | 'technicianRow'
  | 'customerRow'
  /** In a row of either list, except on other back ends. */
  | 'rowDetail'
  /** A list can be sorted and filtered by it, and searches it. */
  | 'sort'
  | 'filter'
  | 'search'
  /** A search of everything covers it, besides the full name and the phone number. */
  | 'searchAll';

/** Held back until the dealer sends it, sent, or accepted with a password. */
export const INVITATION_STATES = ['Held', 'Sent', 'Accepted'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

const name = () => ({ ...line(150), kind: 'name', read: blankIfNull(blankableLine(150)) }) as const;

const address = () => ({ kind: 'email', written: email(), read: blankIfNull(blankableText(254)) }) as const;

/** A secret is sent but never returned. */
const hidden = () => ({ kind: 'secret', written: secret(), read: secret() }) as const;

/**
 * The fields of a person (dealer, technician or customer), one row each. A new field needs a row here, a migration
 * with its column and its Hindi name; everything else is derived. People who were created from a file may lack fields
 * that the forms require.
 */
export const peopleFields = {
  /** An edit form checks the user's type with it; servers without this feature omit it. */
  user_type: {
    label: 'User type',
    ...exactly(USER_TYPES),
    read: choice(USER_TYPES).optional(),
    uses: ['input', 'create', 'read'],
  },
  username: {
    label: 'User name',
    ...line(USERNAME_MAX_LENGTH),
    written: username(),
    read: text(USERNAME_MAX_LENGTH),
    uses: ['input', 'create', 'readDetail', 'technicianRow', 'customerRow', 'sort', 'search', 'searchAll'],
  },
  email: {
    label: 'Email',
    ...address(),
    uses: [
      'input',
      'editInput',
      'create',
      'update',
      'read',
      'technicianRow',
      'customerRow',
      'sort',
      'searchAll',
    ],
  },
  /** Stored as a hash; typed twice. */
  password1: { label: 'Password', ...hidden(), uses: ['input', 'create'] },
  password2: { label: 'Confirm password', ...hidden(), uses: ['input', 'create'] },
  first_name: {
    label: 'First name',
    ...name(),
    uses: ['input', 'editInput', 'create', 'update', 'read', 'technicianRow', 'rowDetail'],
  },
  last_name: {
    label: 'Last name',
    ...name(),
    uses: ['input', 'editInput', 'create', 'update', 'read', 'rowDetail'],
  },
  phoneno: {
    label: 'Mobile no.',
    ...line(20),
    kind: 'phone',
    written: withAsciiDigits(oneLine(20)),
    read: blankIfNull(blankableLine(20)),
    uses: ['input', 'editInput', 'create', 'update', 'read', 'rowDetail'],
  },
  /** With these, technicians and customers register with a dealer; they are ignored for a dealer. */
  admin_email: {
    label: 'Dealer email',
    ...address(),
    written: blankableText(254).optional().nullable(),
    uses: ['memberInput', 'create'],
  },
  admin_passcode: {
    label: 'Dealer passcode',
    ...hidden(),
    written: withAsciiDigits(blankableText(12)).optional().nullable(),
    uses: ['memberInput', 'create'],
  },
  /** False when deactivated; omitted by servers without this feature. */
  is_active: { label: 'Active', ...yesNo(), uses: ['technicianRow', 'customerRow'] },
  /** Null for a person who never signed in. */
  last_sign_in_at: { label: 'Last sign-in', ...serverTimestamp(), uses: ['readDetail', 'rowDetail'] },
  /** Whether a person from a file was invited to set a password; null for people who registered with one. */
  invitation: {
    label: 'Invitation',
    ...exactly(INVITATION_STATES),
    read: choice(INVITATION_STATES).nullable(),
    uses: ['readDetail', 'rowDetail', 'filter'],
  },
} as const satisfies Readonly<Record<string, Field<PersonUse>>>;

/** The names of the fields that have a use. */
export type PersonNamesFor<U extends PersonUse> = NamesFor<typeof peopleFields, U>;

/** The columns that a list of people can be ordered by. */
export const PERSON_ORDERINGS = namesFor(peopleFields, 'sort');
export type PersonOrdering = PersonNamesFor<'sort'>;

/** What a search covers if it is not the user name alone (R404). */
export const PERSON_SEARCH_SCOPES = searchScopeFilter.values;
export type PersonSearchScope = (typeof PERSON_SEARCH_SCOPES)[number];

/** The filters of the lists of people. */
export const PERSON_FILTERS = {
  search: searchFilter,
  search_in: searchScopeFilter,
  ...fieldFilters(peopleFields, 'filter'),
} as const;
