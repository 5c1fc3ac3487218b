import {
  readLook,
  readPreferences,
  saveLook,
  savePreferences,
} from '@smart-elevator/shared-api/contract/preferences/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { lookOf, saveLookOf } from './lookRepository';
import { preferencesOf, savePreferencesOf } from './preferenceRepository';

/** The dealer's preferences: whether closing a ticket sends its customer a one-time code, and the look. */
export function preferences(app: FastifyInstance): void {
  serve(app, readPreferences, ({ db, caller }) => preferencesOf(db, caller));
  serve(app, savePreferences, ({ db, caller, body }) => savePreferencesOf(db, caller, body));
  serve(app, readLook, ({ db, caller }) => lookOf(db, caller));
  serve(app, saveLook, ({ db, caller, body }) =>
    db.transaction((within) => saveLookOf(within, caller, body)),
  );
}
