import { connect } from 'node:net';
import { quantile } from '../verify/seededRandom';

/** The result of concurrent calls. */
export interface LoadResult {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** The warm-up and the measurement of a call, in milliseconds. */
const WARM = 1_000;
const MEASURED = 4_000;

/** Concurrent callers, each of which repeats `call`. */
export async function loadTest(callers: readonly (() => Promise<void>)[]): Promise<LoadResult> {
  const begin = performance.now() + WARM;
  const end = begin + MEASURED;
  const times: number[] = [];
  const keepCalling = async (call: () => Promise<void>) => {
    for (let start = performance.now(); start < end;) {
      await call();
      const now = performance.now();
      if (start >= begin && now <= end) times.push(now - start);
      start = now;
    }
  };
  await Promise.all(callers.map(keepCalling));
  return { rate: (times.length * 1000) / MEASURED, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/**
 * A minimal client that repeats one request on one connection, so that the server is what is measured. Rejects if the
 * answer is not 200.
 */
export async function caller(url: string, path: string, token: string): Promise<() => Promise<void>> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const request =
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n` +
    'accept: application/json\r\naccept-encoding: gzip, deflate, br\r\n\r\n';
  return () =>
    new Promise((resolve, reject) => {
      let wanted = Infinity;
      let got = 0;
      const done = (error?: Error) => {
        socket.off('data', read);
        if (error) reject(error);
        else resolve();
      };
      const read = (bytes: Buffer) => {
        if (wanted === Infinity) {
          const head = bytes.indexOf('\r\n\r\n');
          const [, length] = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head)) ?? [];
          if (!bytes.toString('latin1', 0, 16).startsWith('HTTP/1.1 200 ') || length === undefined)
            return done(new Error(`${path} was answered with ${bytes.toString('latin1', 0, 200)}`));
          wanted = head + 4 + Number(length);
        }
        got += bytes.length;
        if (got >= wanted) done();
      };
      socket.on('data', read);
      socket.write(request);
    });
}
