import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a request waited for the database. Statements that run at the same time count once. */
export class QueryTime {
  ms = 0;
  private running = 0;
  private since = 0;

  begin(): void {
    if (this.running++ === 0) this.since = performance.now();
  }

  end(): void {
    if (--this.running === 0) this.ms += performance.now() - this.since;
  }
}

/** The time of the current request; none in background work. */
export const currentQueryTime = new AsyncLocalStorage<QueryTime>();

/** Runs work of the database, and adds its time to the current request. */
export async function measured<T>(work: () => Promise<T>): Promise<T> {
  const time = currentQueryTime.getStore();
  time?.begin();
  try {
    return await work();
  } finally {
    time?.end();
  }
}
