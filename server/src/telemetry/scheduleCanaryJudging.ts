import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/Database';
import { runRepeatedly, type BackgroundTask } from '../lifecycle/runRepeatedly';
import { WINDOW_HOURS, versionStats } from './telemetryRepository';

/** Milliseconds between checks of the canaries. */
const POLL_INTERVAL_MS = 60_000;

/** The folder to which the console is deployed, and the program that changes the deployment. */
interface Delivery {
  siteDir: string;
  program: string;
}

/**
 * Judges the canaries of a local folder once a minute until it is stopped. The server provides the figures, and the
 * delivery program changes the registry. Several servers may judge, because the registry is changed by compare and
 * swap.
 */
export const scheduleCanaryJudging = (
  database: Database,
  delivery: Delivery,
  log: FastifyBaseLogger,
): BackgroundTask =>
  runRepeatedly(
    async () => {
      const output = await judgeCanariesOnce(database, delivery);
      if (output) log.info({ judged: output }, 'the canaries were judged');
      return POLL_INTERVAL_MS;
    },
    (error) => {
      log.error({ err: error }, 'the canaries could not be judged; it is tried again in a minute');
      return POLL_INTERVAL_MS;
    },
  );

/** Judges now; undefined when there is no canary. */
export async function judgeCanariesOnce(
  database: Pick<Database, 'query'>,
  { siteDir, program }: Delivery,
): Promise<string | undefined> {
  const registry = await readFile(path.join(siteDir, 'mf/registry.json'), 'utf8').catch(() => '');
  if (!registry.includes('"canary"')) return undefined;
  return runJudge(siteDir, program, JSON.stringify(await versionStats(database, WINDOW_HOURS)));
}

async function runJudge(siteDir: string, program: string, figures: string): Promise<string> {
  const env = { ...process.env, DEPLOY_DIR: siteDir, DEPLOY_S3_ENDPOINT: '', DEPLOY_S3_BUCKET: '' };
  const running = promisify(execFile)(process.execPath, [program], { env });
  // If the program exits before it has read its input, its exit code is the result.
  running.child.stdin?.on('error', () => {}).end(figures);
  return (await running).stdout.trim();
}
