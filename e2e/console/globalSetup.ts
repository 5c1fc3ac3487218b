import { readFileSync } from 'node:fs';
import path from 'node:path';
import { secretsIn } from './safety';
import { databaseOf, startConsole } from './startConsole';

/**
 * Starts one console for all journeys, which get its address from the environment; returns a function that stops it.
 * That function fails if the log of the journeys contains a secret.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, dataDir, log, pid, stop } = await startConsole();
  process.env['CONSOLE_URL'] = url;
  process.env['CONSOLE_PID'] = String(pid);
  process.env['CONSOLE_MAIL'] = path.join(dataDir, 'mail');
  process.env['CONSOLE_DATABASE'] = JSON.stringify(databaseOf(dataDir));
  process.env['CONSOLE_SECRET'] = readFileSync(path.join(dataDir, 'jwt-secret'), 'utf8').trim();
  process.env['CONSOLE_LOG'] = log;
  return async () => {
    const secrets = secretsIn(readFileSync(log, 'utf8'));
    await stop();
    if (secrets.length > 0)
      throw new Error(`The server's log of all journeys has ${secrets.join(' and ')} in it.`);
  };
}
