import {
  readAppearance,
  readPreferences,
  saveAppearance,
  savePreferences,
} from '@smart-elevator/shared-api/contract/preferences/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { appearanceOf, changeAppearance, preferencesOf, savePreferencesOf } from './preferenceRepository';

/** The dealer's preferences: whether closing a ticket sends its customer a one-time code, and the appearance. */
export function preferences(app: FastifyInstance): void {
  serve(app, readPreferences, ({ db, caller }) => preferencesOf(db, caller));
  serve(app, savePreferences, ({ db, caller, body }) => savePreferencesOf(db, caller, body));
  serve(app, readAppearance, ({ db, caller }) => appearanceOf(db, caller));
  serve(app, saveAppearance, ({ db, caller, body }) =>
    db.transaction((within) => changeAppearance(within, caller, body)),
  );
}
