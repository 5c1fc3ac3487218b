import * as calls from '@smart-elevator/shared-api/contract/account/endpoints';
import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusals';
import { serve } from '../http/serve';
import { endOwnSession, endSessionsOf, liveSessions } from './sessionRepository';

/** One's own sessions: seen, and ended one by one or all at once. */
export function ownSessions(app: FastifyInstance): void {
  serve(app, calls.sessionList, async ({ db, caller }) => {
    const sessions = await liveSessions(db, caller, caller.session_id);
    return sessions.map(({ address, ...session }) => (address ? { ...session, address } : session));
  });

  serve(app, calls.endSession, async ({ db, caller, params: { session_id } }) => {
    if (!(await endOwnSession(db, caller, session_id))) throw notFound();
    return {};
  });

  serve(app, calls.endAllSessions, async ({ db, caller }) => {
    await endSessionsOf(db, caller);
    return { detail: accountSentences.sessionsEnded };
  });
}
