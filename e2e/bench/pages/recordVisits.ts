import { recordFigure } from '../figures';
import { rounded } from '../rounded';
import { medianOf, type Visits } from './BenchBrowser';
import type { Profile } from './profiles';
import { scriptBytes, type Visit } from './watchPage';

type Parts = [what: string, part: (visit: Visit) => number, unit: string, digits: number][];

/** The figures of a visit; bytes are those of the encoded bodies. */
const PARTS: Parts = [
  ['JavaScript', (visit) => scriptBytes(visit) / 1024, 'KB', 1],
  ['bytes', ({ fetched }) => fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, 'KB', 1],
  ['requests', ({ fetched }) => fetched.length, 'requests', 0],
  ['first paint', ({ firstPaint }) => firstPaint, 'ms', 0],
  ['largest paint', ({ largestPaint }) => largestPaint, 'ms', 0],
  ['usable', ({ usable }) => usable, 'ms', 0],
  ['blocked', ({ blocked }) => blocked, 'ms', 0],
  ['layout shift', ({ shift }) => shift, 'shift', 3],
];

/** Records the medians of a page's visits, and those of the baseline. */
export function recordVisits(name: string, { name: on }: Profile, visits: Visits, baseline?: Visits): void {
  for (const kind of ['first', 'again'] as const) {
    if (visits[kind].length === 0) continue;
    const who = [name, on, kind === 'again' ? kind : ''].filter(Boolean).join(', ');
    for (const [what, part, unit, digits] of PARTS) {
      const format = (of: readonly Visit[]) => rounded(medianOf(of, part), digits);
      const beside = baseline && baseline[kind].length > 0 ? format(baseline[kind]) : undefined;
      recordFigure(`${who} · ${what}`, format(visits[kind]), unit, beside);
    }
  }
}
