/** Work that goes on until it is stopped. */
export interface BackgroundTask {
  /** Resolves when the step under way is through. */
  stop(): Promise<void>;
}

/** Work whose rests can be ended. */
export interface Wakeable extends BackgroundTask {
  /** Begins the next step now, or right after the one under way. */
  wake(): void;
}

/**
 * Does a step again and again, beginning at once. A step answers how long to rest before the next one, in milliseconds;
 * after one that threw, `onFault` is told and answers the same.
 */
export function runRepeatedly(step: () => Promise<number>, onFault: (error: unknown) => number): Wakeable {
  let stopped = false;
  let woken = false;
  let endRest = () => {};

  const work = async () => {
    while (!stopped) {
      woken = false;
      const pause = await step().catch(onFault);
      if (pause > 0 && !stopped && !woken) await rest(pause);
    }
  };
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const done = work();
  const wake = () => {
    woken = true;
    endRest();
  };
  return {
    wake,
    stop: () => {
      stopped = true;
      wake();
      return done;
    },
  };
}
