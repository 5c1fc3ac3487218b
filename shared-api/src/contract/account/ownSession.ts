import type { InferType } from 'yup';
import { blankableText, flag, dateTime, record, text } from '../fields';
import { uuid } from '../uuid';

/** The id of a session. */
export const sessionId = uuid;

/** One of the caller's own sessions: a signed-in browser or app. */
export const ownSession = record({
  session_id: sessionId(),
  /** The user agent of the browser or the app; '' when it sent none. */
  user_agent: blankableText(300),
  /** The network address of the sign-in; omitted when it is unknown. */
  address: text(64).optional(),
  created_at: dateTime(),
  /** When its token was last refreshed: as precise as the lifetime of an access token. */
  last_used_at: dateTime(),
  /** True for the current session. */
  current: flag(),
});
export type OwnSession = InferType<typeof ownSession>;
