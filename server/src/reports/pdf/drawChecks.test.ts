import type { ReportedCheck } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { Signature } from '@smart-elevator/shared-api/contract/visits/signature';
import { aPrintedReport } from '../../testing/aPrintedReport';
import { drawnTo } from '../../testing/drawnTo';
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

test('the answers are in the language of the report', async () => {
  const checks = [
    aCheck(1, { result: 'NotOk', value: 7, unit: 'mm', lower: 2, on_paper: true }),
    aCheck(2, { place: 'Run', result: null }),
  ];
  const text = (await readPdf(await drawReport(aPrintedReport({ checks }), undefined, 'hi'))).pages.join(' ');
  for (const said of ['7 mm, कम से कम 2, ठीक नहीं, काग़ज़ पर', 'चाल', 'उत्तर नहीं दिया गया'])
    expect(text).toContain(said);
});

test.each([
  ['with a checklist', [aCheck(1)]],
  ['without one', null],
])('the signature of the customer is drawn %s, each point of it (R1441)', async (_, checks) => {
  const points = [0, 1, 2].map((at) => ({ x: at * 100, y: at * 50, time: at, pressure: 0.5 }));
  const signature: Signature = { width: 320, height: 160, strokes: [{ points }] };
  const without = drawnTo(await drawReport(aPrintedReport({ checks })));
  const signed = drawnTo(await drawReport(aPrintedReport({ checks, signature })));
  const added = signed.filter((line) => !without.includes(line)).map((line) => line.split(' ').map(Number));
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = added;
  // The shape is kept: twice as wide as high, to the right and down.
  expect((x2 - x1) / (y2 - y1)).toBeCloseTo(2, 1);
  expect(x2).toBeGreaterThan(x1);
});
