import type { InferType } from 'yup';
import { USER_TYPES } from '../account/user';
import { blankableText, choice, email, id, record, text } from '../fields';

/** The longest texts of a person, in characters. */
const NAME_MAX_LENGTH = 150;
const PHONE_MAX_LENGTH = 20;

/** A person as the edit forms read them (R425). Those who came with a file may lack what the forms ask for. */
export const person = record({
  user_id: id(),
  email: blankableText(254),
  first_name: blankableText(NAME_MAX_LENGTH),
  last_name: blankableText(NAME_MAX_LENGTH),
  phoneno: blankableText(PHONE_MAX_LENGTH),
  /** The kind of person, by which an edit form tells its own; left out by servers that know no such thing. */
  user_type: choice(USER_TYPES).optional(),
});
export type Person = InferType<typeof person>;

/** How the wire answers with a person (R425). */
export const personReply = record({ data: person });

/** What update_user takes: what is left out stays as it is; nothing at all only loads (R425). */
export const personChanges = record({
  email: email().optional(),
  first_name: text(NAME_MAX_LENGTH).optional(),
  last_name: text(NAME_MAX_LENGTH).optional(),
  phoneno: text(PHONE_MAX_LENGTH).optional(),
});
export type PersonChanges = InferType<typeof personChanges>;
