/** Milliseconds that a piece of a long list waits at most for other calls. */
const MOST_WAIT = 20;

let running = 0;
const waiting = new Set<() => void>();

/** Runs the work of a call that is answered at once; long lists wait for it. */
export async function withPrecedence<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    // After the answer is on its way.
    if (running === 0) for (const proceed of waiting) setImmediate(proceed);
  }
}

/** Resolves when no such call is running, or after `MOST_WAIT`: a busy server sends long lists slowly, but sends them. */
export async function yieldPrecedence(): Promise<void> {
  if (running === 0) return;
  await new Promise<void>((resolve) => {
    const proceed = () => {
      clearTimeout(timer);
      waiting.delete(proceed);
      resolve();
    };
    const timer = setTimeout(proceed, MOST_WAIT);
    waiting.add(proceed);
  });
}
