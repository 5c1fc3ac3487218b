import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { build } from 'esbuild';
import type { ClientConfig } from 'pg';
import { ROOT } from '../console/startConsole';

const PROGRAM = path.join(ROOT, 'e2e/results/verify-visits/planDays.mjs');

/** Builds the program of the processes, of the server's own sources. */
export const buildPlanProgram = () =>
  build({
    entryPoints: [path.join(ROOT, 'server/src/testing/planDays.ts')],
    outfile: PROGRAM,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg'],
    logLevel: 'warning',
  });

/** A process of its own that plans the visits of a dealer, as a server does. */
export class PlanProcess {
  /** Resolves when the process runs and is connected. */
  readonly ready: Promise<unknown>;
  private readonly answers: Interface;
  private readonly ended: Promise<unknown>;

  private constructor(private readonly child: ChildProcess) {
    if (!child.stdout) throw new Error('The process has no output.');
    this.answers = createInterface({ input: child.stdout });
    this.ended = once(child, 'exit');
    this.ready = once(this.answers, 'line');
  }

  static start(connection: ClientConfig, dealer_id: number): PlanProcess {
    const env = { ...process.env, PLAN: JSON.stringify({ connection, dealer_id }) };
    return new PlanProcess(spawn('node', [PROGRAM], { env, stdio: ['pipe', 'pipe', 'inherit'] }));
  }

  /** Plans as on this day; resolves to the milliseconds that it took, and to undefined when the process is killed meanwhile. */
  async plan(day: string): Promise<number | undefined> {
    await this.ready;
    this.child.stdin?.write(`${day}\n`);
    const [answer] = await Promise.race([once(this.answers, 'line'), this.ended.then(() => [])]);
    return answer === undefined ? undefined : Number(answer);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  async end(): Promise<void> {
    this.child.stdin?.end();
    await this.ended;
  }
}
