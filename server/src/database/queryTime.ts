import { AsyncLocalStorage } from 'node:async_hooks';
import { beginSpan, type Trace } from '../tracing/spans';
import { traceparentOf } from '../tracing/traceparent';

/** How long a request waited for the database. Statements that run at the same time count once. */
export class QueryTime {
  ms = 0;
  private running = 0;
  private since = 0;

  /** Its statements are parts of `trace`. */
  constructor(readonly trace: Trace) {}

  begin(): void {
    if (this.running++ === 0) this.since = performance.now();
  }

  end(): void {
    if (--this.running === 0) this.ms += performance.now() - this.since;
  }
}

/** The time of the current request or delivery; none in other background work. */
export const currentQueryTime = new AsyncLocalStorage<QueryTime>();

/** The header that names the trace of the current request or delivery to the next system. */
export function currentTraceparent(): string | undefined {
  const time = currentQueryTime.getStore();
  return time && traceparentOf(time.trace);
}

/** Runs work of the database, and adds its time to the current request. A statement is a span of its trace. */
export async function measureQuery<T>(work: () => Promise<T>, statement?: string): Promise<T> {
  const time = currentQueryTime.getStore();
  const span = statement !== undefined && time?.trace.sampled ? beginSpan('client', time.trace) : undefined;
  let hasFailed = true;
  time?.begin();
  try {
    const result = await work();
    hasFailed = false;
    return result;
  } finally {
    time?.end();
    if (statement !== undefined) span?.end(verbOf(statement), attributesOf(statement), hasFailed);
  }
}

const verbOf = (statement: string): string => /\w+/.exec(statement)?.[0] ?? 'sql';

/** Values are bound, so the text has none. */
const attributesOf = (statement: string) => ({
  'db.system.name': 'postgresql',
  'db.query.text': statement,
});
