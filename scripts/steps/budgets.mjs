// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * A limit: a ratio to the baseline's figure, a maximum, or a minimum.
 * @typedef {{ ratio: number } | { value: number } | { least: number }} Limit
 * @typedef {{ budget?: Limit, target?: Limit }} Limits
 * @typedef {Record<string, Limits>} Budgets
 * @typedef {{ value: number, baseline?: number }} Measured
 */

/**
 * The limits of e2e/budgets.json, by the names of figures; '* · layout shift' is the layout shift of every figure
 * without its own line. `budget` is the current limit, `target` the goal; each is a `ratio` to the baseline's figure, a
 * maximum (`value`) or a minimum (`least`).
 *
 * @returns {Budgets}
 */
export const readBudgets = () => JSON.parse(readFileSync(join(root, 'e2e/budgets.json'), 'utf8'));

/**
 * The limits of a figure; empty if there are none.
 *
 * @param {Budgets} budgets
 * @param {string} name
 * @returns {Limits}
 */
export const limitOf = (budgets, name) => budgets[name] ?? budgets[`* · ${name.split(' · ').at(-1)}`] ?? {};

/**
 * The exact ratio of a figure to the baseline's; undefined if the baseline has none.
 *
 * @param {Measured} figure
 */
export const exactRatio = ({ value, baseline = 0 }) => (baseline > 0 ? value / baseline : undefined);

/** The same with two decimals. @param {Measured} figure */
export function ratioOf(figure) {
  const ratio = exactRatio(figure);
  return ratio === undefined ? undefined : Math.round(ratio * 100) / 100;
}

/**
 * Whether a figure exceeds a limit; an unknown ratio counts as exceeding.
 *
 * @param {Measured} figure
 * @param {Limit} limit
 */
export function isOver(figure, limit) {
  if ('ratio' in limit) return (ratioOf(figure) ?? Infinity) > limit.ratio;
  return 'least' in limit ? figure.value < limit.least : figure.value > limit.value;
}
