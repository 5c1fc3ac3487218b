/** Work that runs until it is stopped. */
export interface BackgroundTask {
  /** Resolves when the current step is finished. */
  stop(): Promise<void>;
}

/** Work whose pauses can be ended. */
export interface Wakeable extends BackgroundTask {
  /** Starts the next step now, or right after the current one. */
  wake(): void;
}

/**
 * Runs a step repeatedly, starting at once. A step returns the pause before the next one, in milliseconds; after an
 * error `onFault` receives the error and returns the pause.
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
