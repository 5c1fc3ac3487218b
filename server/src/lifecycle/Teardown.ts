import { setTimeout as pause } from 'node:timers/promises';

/** The maximum number of milliseconds for a stop, except for the last steps. */
const TOTAL_TIMEOUT_MS = 4_700;
/** The minimum time of every step, even when the earlier ones took all the time. */
const MIN_STEP_MS = 150;

/** Stops one part; receives the number of milliseconds that are left. */
export type StopStep = (left: number) => Promise<unknown>;

/**
 * Stops the started parts in reverse order. A step that fails or takes too long does not prevent the others: the
 * database at the bottom is stopped in any case.
 */
export class Teardown {
  private readonly steps: { step: StopStep; least: number }[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly notify: (sentence: string) => void) {}

  /** Adds a step that gets at least `least` milliseconds; during the teardown it runs at once. */
  add(step: StopStep, least = MIN_STEP_MS): void {
    if (this.running) this.running = this.running.then(() => this.within(step, least));
    else this.steps.push({ step, least });
  }

  /** Never rejects; a second call waits for the first one. */
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
      this.notify(`A part could not be stopped: ${String(error)}`);
    } finally {
      over.abort();
    }
  }
}
