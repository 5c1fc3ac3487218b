// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * What is allowed: as a ratio to the same of the floor, as the most, or as the least.
 * @typedef {{ ratio: number } | { value: number } | { least: number }} Limit
 * @typedef {{ budget?: Limit, target?: Limit }} Limits
 * @typedef {Record<string, Limits>} Budgets
 * @typedef {{ value: number, floor?: number }} Measured
 */

/**
 * What e2e/budgets.json allows, by the names of figures; '* · layout shift' is the layout shift of everything that has no
 * line of its own. `budget` is what is allowed today, `target` what is to be reached; each as a `ratio` to the same of the
 * floor, or as a `value`, which is the most or, under `least`, the least that is allowed.
 *
 * @returns {Budgets}
 */
export const readBudgets = () => JSON.parse(readFileSync(join(root, 'e2e/budgets.json'), 'utf8'));

/**
 * What is allowed of a figure; nothing where nothing is said of it.
 *
 * @param {Budgets} budgets
 * @param {string} name
 * @returns {Limits}
 */
export const limitOf = (budgets, name) => budgets[name] ?? budgets[`* · ${name.split(' · ').at(-1)}`] ?? {};

/**
 * A figure as a ratio to the floor's, exact; undefined where the floor has none.
 *
 * @param {Measured} figure
 */
export const exactRatio = ({ value, floor = 0 }) => (floor > 0 ? value / floor : undefined);

/**
 * The same with two digits after the point.
 *
 * @param {Measured} figure
 */
export function ratioOf(figure) {
  const ratio = exactRatio(figure);
  return ratio === undefined ? undefined : Math.round(ratio * 100) / 100;
}

/**
 * Whether a figure is beyond a limit; a ratio that cannot be known counts as beyond.
 *
 * @param {Measured} figure
 * @param {Limit} limit
 */
export function isOver(figure, limit) {
  if ('ratio' in limit) return (ratioOf(figure) ?? Infinity) > limit.ratio;
  return 'least' in limit ? figure.value < limit.least : figure.value > limit.value;
}
