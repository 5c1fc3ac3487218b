import type { Database } from '../database/Database';
import { figuresOf } from './telemetryRepository';

/** What is looked at: a day and the hour that is under way. */
export const HOURS = 25;

/** The figures of the remotes as JSON, for `npm run remotes`. */
export const printFigures = async (database: Database): Promise<string> =>
  JSON.stringify(await figuresOf(database, HOURS));
