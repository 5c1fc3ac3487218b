import { expect } from '@playwright/test';
import { ownPostgres } from '../console/ownPostgres';
import { seedDealer } from '../console/seedDealer';
import { dataFolder, startServer } from '../console/startConsole';
import { recordFigure } from './figures';
import { median } from './median';
import { ROUNDS } from './rounds';

/** A dealer of a given size, on a server and a database of its own, whose calls are timed. */
export class MeasuredDealer {
  private constructor(
    private readonly postgres: Awaited<ReturnType<typeof ownPostgres>>,
    private readonly server: Awaited<ReturnType<typeof startServer>>,
    private readonly token: string,
    readonly dealerId: number,
  ) {}

  static async start(size: Parameters<typeof seedDealer>[2]): Promise<MeasuredDealer> {
    const postgres = await ownPostgres();
    const server = await startServer(dataFolder(), {
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'a secret of this run only, and long enough',
      ACCESS_TOKEN_LIFETIME: '5h',
      BACKGROUND_WORK: '0',
      DEMO: '0',
    });
    const { token, dealerId } = await seedDealer(server.url, postgres.connection, size);
    return new MeasuredDealer(postgres, server, token, dealerId);
  }

  /** For filling the dealer, and for statements of the bench itself. */
  get database() {
    return this.postgres.connection;
  }

  /** The body of a successful answer to a GET, and its time in milliseconds. */
  async read(path: string) {
    const began = performance.now();
    const answer = await fetch(this.server.url + path, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    const body = await answer.json();
    const time = performance.now() - began;
    expect(answer.status, path).toBe(200);
    return { body, time };
  }

  /** The number of the last page of a list; the path ends before its page. */
  async lastPage(path: string, pageSize: number): Promise<number> {
    const { body } = await this.read(`${path}page=1&page_size=${pageSize}`);
    return Math.ceil(Number(body.count) / pageSize);
  }

  /** Records the median time of a call as `<object> · <name>`, and returns it; in milliseconds, like the `goal` that is printed. */
  async measure(object: string, name: string, path: string, goal: number): Promise<number> {
    const times: number[] = [];
    // The first round is a warm-up.
    for (let round = 0; round <= ROUNDS; round++) times.push((await this.read(path)).time);
    const time = median(times.slice(1));
    recordFigure(`${object} · ${name}`, Math.round(time), 'ms');
    console.log(`${name}: ${time.toFixed(0)} ms, at most ${goal}`);
    return time;
  }

  async stop(): Promise<void> {
    await this.server.end('SIGTERM');
    this.postgres.remove();
  }
}
