import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../console/startConsole';
import type { OutboxFixture } from './OutboxFixture';

/** A worker as an operator runs it. */
export interface RunningWorker {
  /** The lines of its log so far. */
  log: readonly string[];
  /** Stops it; resolves to its exit code, null if a signal ended it. */
  end(): Promise<number | null>;
}

/**
 * Runs what `npm run worker` runs beside the servers of a fixture; resolves once its log says that it delivers. npm itself
 * ends by the signal that it forwards, without an exit code.
 */
export async function startWorker({ environment, first }: OutboxFixture): Promise<RunningWorker> {
  const worker = spawn('node', ['scripts/worker.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PUBLIC_URL: first.url, DATA_DIR: first.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  createInterface({ input: worker.stderr }).on('line', (line) => log.push(line));
  const ended = once(worker, 'exit') as Promise<[number | null]>;
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: worker.stdout }).on('line', (line) => {
      if (line.startsWith('The worker delivers')) resolve();
    });
    void ended.then(() => reject(new Error(`The worker did not start:\n${log.join('\n')}`)));
  });
  return {
    log,
    end: async () => {
      worker.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
