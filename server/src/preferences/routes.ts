import { readPreferences, savePreferences } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { preferencesOf, savePreferencesOf } from './preferenceRepository';

/** The dealer's preferences: whether a closing ticket sends its customer a one-time code. */
export function preferences(app: FastifyInstance): void {
  serve(app, readPreferences, ({ db, caller }) => preferencesOf(db, caller));
  serve(app, savePreferences, ({ db, caller, body }) => savePreferencesOf(db, caller, body));
}
