import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * What e2e/budgets.json allows, by the names of figures; '* · layout shift' is the layout shift of everything that has no
 * line of its own. `budget` is what is allowed today, `target` what is to be reached; each as a `ratio` to the same of the
 * floor, or as a `value`, which is the most or, under `least`, the least that is allowed.
 */
export const readBudgets = () => JSON.parse(readFileSync(join(root, 'e2e/budgets.json'), 'utf8'));

/** What is allowed of a figure; nothing where nothing is said of it. */
export const limitOf = (budgets, name) => budgets[name] ?? budgets[`* · ${name.split(' · ').at(-1)}`] ?? {};

/** A figure as a ratio to the floor's, exact; undefined where the floor has none. */
export const exactRatio = ({ value, floor }) => (floor > 0 ? value / floor : undefined);

/** The same with two digits after the point. */
export function ratioOf(figure) {
  const ratio = exactRatio(figure);
  return ratio === undefined ? undefined : Math.round(ratio * 100) / 100;
}

/** Whether a figure is beyond a limit; a ratio that cannot be known counts as beyond. */
export function isOver(figure, { ratio, value, least }) {
  if (ratio !== undefined) return (ratioOf(figure) ?? Infinity) > ratio;
  if (least !== undefined) return figure.value < least;
  return figure.value > value;
}
