// @ts-check
import { isOver, limitOf, ratioOf } from './budgets.mjs';

/**
 * @typedef {import('./budgets.mjs').Budgets} Budgets
 * @typedef {import('./budgets.mjs').Limit} Limit
 * @typedef {import('./budgets.mjs').Measured & { name: string, unit: string }} Figure
 */

/** The columns of the first table, for visits: the last part of a figure's name, and its heading. */
const COLUMNS = /** @type {const} */ ([
  ['JavaScript', 'KB JS'],
  ['bytes', 'KB'],
  ['requests', 'asked'],
  ['first paint', 'first'],
  ['largest paint', 'largest'],
  ['usable', 'usable'],
  ['blocked', 'blocked'],
  ['layout shift', 'shift'],
]);

const NAME = 58;
/** @param {number} value */
const format = (value) => value.toLocaleString('en', { maximumFractionDigits: 3, useGrouping: false });
/** @param {string} name @param {readonly (string | number)[]} cells @param {number} width */
const line = (name, cells, width) =>
  [name.padEnd(NAME), ...cells.map((cell) => String(cell).padStart(width))].join('').trimEnd();
/** @param {Figure} figure @returns {[who: string, what: string]} */
const partsOf = ({ name }) => {
  const [who = '', what = ''] = name.split(' · ');
  return [who, what];
};
/** @param {string} what */
const isColumn = (what) => COLUMNS.some(([one]) => one === what);

/**
 * One line per visit, with the ratio to the baseline in brackets. Times in milliseconds.
 *
 * @param {readonly Figure[]} figures
 */
export function visitLines(figures) {
  /** @type {Map<string, Map<string, Figure>>} */
  const visits = new Map();
  for (const figure of figures) {
    const [who, what] = partsOf(figure);
    if (isColumn(what)) visits.set(who, new Map(visits.get(who)).set(what, figure));
  }
  if (visits.size === 0) return [];
  const cellOf = (/** @type {Figure | undefined} */ figure) => {
    if (!figure) return '';
    const ratio = partsOf(figure)[1] === 'usable' ? ratioOf(figure) : undefined;
    return format(figure.value) + (ratio === undefined ? '' : ` (${ratio})`);
  };
  return [
    line(
      'a visit',
      COLUMNS.map(([, title]) => title),
      13,
    ),
    ...[...visits].map(([who, of]) =>
      line(
        who,
        COLUMNS.map(([what]) => cellOf(of.get(what))),
        13,
      ),
    ),
  ];
}

/**
 * All figures with a budget, and those that are not part of a visit: the budget and the target, and whether they are
 * met.
 *
 * @param {readonly Figure[]} figures
 * @param {Budgets} budgets
 * @param {readonly Figure[]} former
 */
export function figureLines(figures, budgets, former) {
  const compares = former.length > 0;
  const head = ['', 'baseline x', 'budget', 'target', '', ...(compares ? ['before', 'change'] : [])];
  const rows = figures.filter((figure) => {
    const { budget, target } = limitOf(budgets, figure.name);
    return budget || target || compares || !isColumn(partsOf(figure)[1]);
  });
  return [
    line('what', head, 12),
    ...rows.map((figure) => {
      const { budget, target } = limitOf(budgets, figure.name);
      const before = former.find(({ name }) => name === figure.name);
      return line(
        figure.name,
        [
          `${format(figure.value)} ${figure.unit}`,
          ratioOf(figure) ?? '',
          shown(budget),
          shown(target),
          verdict(figure, budget, target),
          ...(compares ? [before ? format(before.value) : '', changeSince(before, figure)] : []),
        ],
        12,
      );
    }),
  ];
}

/** @param {Limit | undefined} limit */
const shown = (limit) => {
  if (!limit) return '';
  return 'ratio' in limit ? `${format(limit.ratio)} x` : format('least' in limit ? limit.least : limit.value);
};

/** @param {Figure} figure @param {Limit | undefined} budget @param {Limit | undefined} target */
function verdict(figure, budget, target) {
  if (budget && isOver(figure, budget)) return 'OVER BUDGET';
  if (!target) return '';
  return isOver(figure, target) ? 'missed' : 'reached';
}

/** @param {Figure | undefined} before @param {Figure} now */
function changeSince(before, { value }) {
  if (!before || before.value === 0) return '';
  const percent = Math.round((value / before.value - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}
