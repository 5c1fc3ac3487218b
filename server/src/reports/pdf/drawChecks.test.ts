import type { ReportedCheck } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { aPrintedReport } from '../../testing/aPrintedReport';
import { readPdf } from '../../testing/readPdf';
import { drawReport } from './drawReport';

const aCheck = (at: number, changes: Partial<ReportedCheck> = {}): ReportedCheck => ({
  ...{
    place: 'Pit',
    text: `Item number ${at}.`,
    unit: '',
    lower: null,
    upper: null,
    result: 'Ok',
    value: null,
  },
  ...{ words: '', on_paper: false, ticket_key: null },
  ...changes,
});

// Around the length that fills a page, so that the signatures would be alone on the next one.
test.each([1, 2, ...Array.from({ length: 26 }, (_, more) => 14 + more), 200])(
  'with %i items every item is printed, and the signatures have the last two beside them (R1258)',
  async (count) => {
    const checks = Array.from({ length: count }, (_, at) =>
      aCheck(at, at === count - 1 ? { place: 'Run', result: null } : {}),
    );
    const { pages } = await readPdf(await drawReport(aPrintedReport({ checks })));
    const text = pages.join(' ');
    for (const { text: item } of checks) expect(text).toContain(item);
    const last = pages.at(-1) ?? '';
    expect(last).toContain('Not answered');
    expect(last).toMatch(/Engineer\s+Customer/);
    for (const { text: item } of checks.slice(-2)) expect(last).toContain(item);
  },
);
