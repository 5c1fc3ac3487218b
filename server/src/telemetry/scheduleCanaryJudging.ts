import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/Database';
import { runRepeatedly, type BackgroundTask } from '../lifecycle/runRepeatedly';
import { WINDOW_HOURS, figuresOf } from './telemetryRepository';

/** Milliseconds between looks at the canaries. */
const POLL_INTERVAL_MS = 60_000;

/** Where the console is deployed, and the program that changes what is deployed there. */
interface Delivery {
  siteDir: string;
  program: string;
}

/**
 * Has the canaries of a folder of our own judged, once a minute until it is stopped. The server knows the figures, and the
 * delivery is the one that changes the registry; several servers may judge, since it is changed by compare and swap.
 */
export const scheduleCanaryJudging = (
  database: Database,
  delivery: Delivery,
  log: FastifyBaseLogger,
): BackgroundTask =>
  runRepeatedly(
    async () => {
      const said = await judgeCanariesOnce(database, delivery);
      if (said) log.info({ judged: said }, 'the canaries were judged');
      return POLL_INTERVAL_MS;
    },
    (error) => {
      log.error({ err: error }, 'the canaries could not be judged; it is tried again in a minute');
      return POLL_INTERVAL_MS;
    },
  );

/** Judges now; undefined where there is no canary, or nothing to judge with. */
export async function judgeCanariesOnce(
  database: Pick<Database, 'query'>,
  { siteDir, program }: Delivery,
): Promise<string | undefined> {
  const registry = await readFile(path.join(siteDir, 'mf/registry.json'), 'utf8').catch(() => '');
  if (!registry.includes('"canary"') || !existsSync(program)) return undefined;
  return runJudge(siteDir, program, JSON.stringify(await figuresOf(database, WINDOW_HOURS)));
}

function runJudge(siteDir: string, program: string, figures: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DEPLOY_DIR: siteDir, DEPLOY_S3_ENDPOINT: '', DEPLOY_S3_BUCKET: '' };
    const child = spawn(process.execPath, [program, 'judge'], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    let complained = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
    child.on('error', reject);
    // A judge that ended before it had read is told by its exit code.
    child.stdin.on('error', () => {});
    child.on('close', (code) => (code === 0 ? resolve(said.trim()) : reject(new Error(complained.trim()))));
    child.stdin.end(figures);
  });
}
