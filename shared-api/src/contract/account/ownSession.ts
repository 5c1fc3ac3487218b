import type { InferType } from 'yup';
import { blankableText, flag, moment, record, text } from '../fields';
import { frameworkMessages } from '../frameworkMessages';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a session. */
export const sessionId = () => text(36).matches(UUID, { message: frameworkMessages.notUuid });

/** One of the caller's own sessions: a browser or an app that is signed in. */
export const ownSession = record({
  session_id: sessionId(),
  /** As the browser or the app named itself; '' when it did not. */
  user_agent: blankableText(300),
  /** The network address that the session began from; left out when it is not known. */
  address: text(64).optional(),
  created_at: moment(),
  /** When its token was last refreshed: exact to the lifetime of an access token. */
  last_used_at: moment(),
  /** This very session. */
  current: flag(),
});
export type OwnSession = InferType<typeof ownSession>;
