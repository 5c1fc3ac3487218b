import { quantile } from './seededRandom';

/** A call that was answered: when, counted from the start, and how long it took, both in milliseconds. */
interface Answered {
  at: number;
  ms: number;
  hasFailed: boolean;
}

interface Capacity {
  /** The milliseconds in which the dealers joined, one after the other. */
  during: number;
  dealers: number;
  /** The initial tickets of each dealer. */
  tickets: number;
}

const STEPS = 10;
/** Milliseconds within which 99 of 100 calls are answered. */
const GOAL = 50;

/** The answers while the number of dealers grows, by tenths of the time, and the maximum load within the goal. */
export function loadSteps(figures: readonly Answered[], { during, dealers, tickets }: Capacity): string[] {
  const steps = Array.from({ length: STEPS }, (_, step) => {
    const calls = figures.filter(({ at }) => Math.floor((at * STEPS) / during) === step);
    return {
      // In the middle of the step.
      dealers: Math.round((dealers * (step + 0.5)) / STEPS),
      rate: (calls.length * STEPS * 1000) / during,
      failed: calls.filter(({ hasFailed }) => hasFailed).length,
      p99: quantile(
        calls.map(({ ms }) => ms),
        0.99,
      ),
    };
  });
  const format = (step: (typeof steps)[number]) =>
    `${step.dealers} dealers, ${step.dealers * tickets} tickets, ${step.rate.toFixed(1)} calls a second, p99 ${step.p99.toFixed(0)} ms, ${step.failed} failed`;
  const held = steps.findLast(({ p99, rate, failed }) => rate > 0 && failed === 0 && p99 <= GOAL);
  return [
    ...steps.map(format),
    `at p99 ${GOAL} ms: ${held ? format(held) : 'fewer than the first step had'}`,
  ];
}
