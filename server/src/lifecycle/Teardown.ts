import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a stop takes at most, but for the steps that come last. */
const TOTAL_TIMEOUT_MS = 4_700;
/** What every step is given, also when those before it took all the time. */
const MIN_STEP_MS = 150;

/** Stops one part; it is told how many milliseconds are left. */
export type StopStep = (left: number) => Promise<unknown>;

/**
 * What was started, to be stopped in the reverse order. A step that fails or takes too long keeps no other from being done:
 * the database below is stopped whatever happens above it.
 */
export class Teardown {
  private readonly steps: { step: StopStep; least: number }[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly notify: (sentence: string) => void) {}

  /** Adds a step that is given `least` milliseconds in any case; once all is being stopped, it is done at once. */
  add(step: StopStep, least = MIN_STEP_MS): void {
    if (this.running) this.running = this.running.then(() => this.within(step, least));
    else this.steps.push({ step, least });
  }

  /** Never rejects; the second call waits for the first one. */
  run(): Promise<void> {
    return (this.running ??= this.all());
  }

  private async all(): Promise<void> {
    const deadline = performance.now() + TOTAL_TIMEOUT_MS;
    for (const { step, least } of this.steps.splice(0).reverse())
      await this.within(step, Math.max(least, deadline - performance.now()));
  }

  private async within(step: StopStep, left: number): Promise<void> {
    const over = new AbortController();
    try {
      await Promise.race([step(left), pause(left, undefined, { signal: over.signal })]);
    } catch (error) {
      this.notify(`A part could not be stopped in good order: ${String(error)}`);
    } finally {
      over.abort();
    }
  }
}
