/** A replacement for the Web Locks that jsdom lacks: one lock with a queue, as far as the console uses it. */
export function webLock() {
  let held = false;
  const queue: (() => void)[] = [];
  const run = async <T>(work: (lock: object | null) => Promise<T>): Promise<T> => {
    held = true;
    try {
      return await work({});
    } finally {
      held = false;
      queue.shift()?.();
    }
  };
  return {
    request: async <T>(
      _name: string,
      { ifAvailable = false, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
      work: (lock: object | null) => Promise<T>,
    ): Promise<T> => {
      if (held && ifAvailable) return work(null);
      if (held)
        await new Promise<void>((resolve, reject) => {
          queue.push(resolve);
          signal?.addEventListener('abort', () => {
            if (queue.includes(resolve)) queue.splice(queue.indexOf(resolve), 1);
            reject(new DOMException('Given up', 'AbortError'));
          });
        });
      return run(work);
    },
  };
}
