import { isOver, limitOf, ratioOf } from './budgets.mjs';

/** What a visit is told by, as the columns of the first table: the last part of a figure's name, and its heading. */
const COLUMNS = [
  ['JavaScript', 'KB JS'],
  ['bytes', 'KB'],
  ['requests', 'asked'],
  ['first paint', 'first'],
  ['largest paint', 'largest'],
  ['usable', 'usable'],
  ['blocked', 'blocked'],
  ['layout shift', 'shift'],
];

const NAME = 58;
const format = (value) => value.toLocaleString('en', { maximumFractionDigits: 3, useGrouping: false });
const line = (name, cells, width) =>
  [name.padEnd(NAME), ...cells.map((cell) => String(cell).padStart(width))].join('').trimEnd();
const partsOf = ({ name }) => name.split(' · ');
const isColumn = (what) => COLUMNS.some(([one]) => one === what);

/** The visits, a line each; in brackets how many times the floor's it takes. Times in milliseconds. */
export function visitLines(figures) {
  const visits = new Map();
  for (const figure of figures) {
    const [who, what] = partsOf(figure);
    if (isColumn(what)) visits.set(who, new Map(visits.get(who)).set(what, figure));
  }
  if (visits.size === 0) return [];
  const cellOf = (figure) => {
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

/** Everything that is held to something, and what is no part of a visit: what was to be reached, and whether it was. */
export function figureLines(figures, budgets, former) {
  const compares = former.length > 0;
  const head = ['', 'floor x', 'budget', 'target', '', ...(compares ? ['before', 'change'] : [])];
  const told = figures.filter((figure) => {
    const { budget, target } = limitOf(budgets, figure.name);
    return budget || target || compares || !isColumn(partsOf(figure)[1]);
  });
  return [
    line('what', head, 12),
    ...told.map((figure) => {
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

const shown = (limit) => {
  if (!limit) return '';
  return limit.ratio === undefined ? format(limit.value) : `${format(limit.ratio)} x`;
};

function verdict(figure, budget, target) {
  if (budget && isOver(figure, budget)) return 'OVER BUDGET';
  if (!target) return '';
  return isOver(figure, target) ? 'missed' : 'reached';
}

function changeSince(before, { value }) {
  if (!before || before.value === 0) return '';
  const percent = Math.round((value / before.value - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}
