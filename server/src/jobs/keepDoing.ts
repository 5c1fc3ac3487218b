/** Work that goes on until it is stopped. */
export interface Ongoing {
  /** Resolves when the step under way is through. */
  stop(): Promise<void>;
}

/**
 * Does a step again and again, beginning at once. A step answers how long to rest before the next one, in milliseconds;
 * after one that threw, `onFault` is told and answers the same.
 */
export function keepDoing(step: () => Promise<number>, onFault: (error: unknown) => number): Ongoing {
  let stopped = false;
  let wake = () => {};

  const work = async () => {
    while (!stopped) {
      const pause = await step().catch(onFault);
      if (pause > 0 && !stopped) await rest(pause);
    }
  };
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const done = work();
  return {
    stop: () => {
      stopped = true;
      wake();
      return done;
    },
  };
}
