import path from 'node:path';
import { databaseOf, startConsole } from './startConsole';

/** Starts one console for all journeys, which learn of it through the environment; returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, dataDir, pid, stop } = await startConsole();
  process.env['CONSOLE_URL'] = url;
  process.env['CONSOLE_PID'] = String(pid);
  process.env['CONSOLE_MAIL'] = path.join(dataDir, 'mail');
  process.env['CONSOLE_DATABASE'] = JSON.stringify(databaseOf(dataDir));
  return stop;
}
