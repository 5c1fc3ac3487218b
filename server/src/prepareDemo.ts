import type { Connection, Database } from './database/Database';
import { withMigrationLock } from './database/migrate';
import { DEMO_USERNAME } from './config/demoDealer';
import { seedDemo } from './demo/seedDemo';

/**
 * Fills a database without a dealer; returns whether the demonstration dealer exists. Of several servers that start
 * concurrently one fills it, and the others wait.
 */
export const prepareDemo = (
  database: Database,
  connection: Connection,
  today: string,
  notify: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<boolean> => withMigrationLock(connection, () => fillEmpty(database, today, notify), signal);

async function fillEmpty(
  database: Database,
  today: string,
  notify: (sentence: string) => void,
): Promise<boolean> {
  const [found] = await database.query<{ dealers: boolean; demo: boolean }>(
    `select exists (select from dealers) as dealers,
            exists (select from sign_in_names where username = $1) as demo`,
    [DEMO_USERNAME],
  );
  if (found?.dealers) return found.demo;
  notify('Filling the empty database with the demonstration dealer.');
  await seedDemo(database, { today });
  return true;
}
