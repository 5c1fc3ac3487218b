import { aPrintedReport, aTextValue } from '../../testing/aPrintedReport';
import { readPdf } from '../../testing/readPdf';
import type { PrintedReport } from '../reportRepository';
import { drawReport } from './drawReport';

const read = async (report: Partial<PrintedReport>) => readPdf(await drawReport(aPrintedReport(report)));
const KILOBYTE = 1000;

test('a report names the dealer, the elevator, the building, the days, the engineer and every value', async () => {
  const { pages, title } = await read({
    values: [
      { name: 'Overall condition', format: 'dropdown', value: 'Good' },
      { name: 'Brake test passed', format: 'boolean', value: 'true' },
      { name: 'Checked', format: 'checkbox', value: 'Pit,Doors' },
      { name: 'Arrived at', format: 'time', value: '13:45' },
      { name: 'Parts to order by', format: 'date', value: '2026-03-20' },
    ],
  });
  expect(title).toBe('AMC report 17');
  expect(pages).toHaveLength(1);
  for (const line of [
    'Asha Mehta',
    'AMC report 17',
    'Report date 03/09/2026',
    'Elevator CR1005',
    'Building Copper Ridge',
    'Address 710 Obrecht Rd, Sykesville, MD, 21784',
    'Customer Copper Ridge Management',
    'Installation date 05/01/2010',
    'Maintenance due date 04/01/2026',
    'Maintenance completed date 03/08/2026',
    'Engineer Anita Rao',
    'Overall condition Good',
    'Brake test passed Yes',
    'Checked Pit, Doors',
    'Arrived at 01:45 PM',
    'Parts to order by 03/20/2026',
    'Page 1 / 1',
  ])
    expect(pages[0]).toContain(line);
});

test('a report without values says so, and omits what is not known', async () => {
  const { pages } = await read({ customer_name: null, main_completed_date: null });
  expect(pages[0]).toContain('No values were recorded.');
  expect(pages[0]).not.toContain('Customer');
  expect(pages[0]).not.toContain('completed');
});

test.each([
  ['₹', '₹1,25,000 (₹१,२५,००० फक्त)'],
  ['vowel signs', 'निरीक्षण हिंदी रिपोर्ट पुणे मुंबई कृपया केली'],
  ['conjuncts', 'क्षेत्र ज्ञान श्री राष्ट्रीय उद्घाटन चिह्न ब्रह्म विद्युत्'],
  ['signs above the line', 'मार्गदर्शन कर्त्तव्य वर्ष पूर्ण संस्कृति'],
  ['Marathi', 'लिफ्टची दुरुस्ती झाली वाऱ्यावर कुऱ्हाड सुट्ट्या'],
  ['letters with a dot', 'दरवाज़ा पढ़ाई ज़्यादा'],
  ['European accents', 'Łódź Göteborg “naïve” – 5 °C'],
  ['HTML', '<b>html</b> & <script>alert(1)</script>'],
  ['an emoji, which the font lacks', 'fine 😀 fine'],
  ['other scripts, which the font lacks', 'before 漢字 after'],
])('%s is extracted as it was typed', async (_, typed) => {
  const { pages } = await read({ values: [aTextValue(typed)] });
  expect(pages[0]).toContain(`Remarks ${typed}`);
});

test('Devanagari is correct in the names of dealer, building, engineer and field, too', async () => {
  const { pages } = await read({
    dealer_name: 'मेहता लिफ्ट सर्व्हिसेस प्रा. लि.',
    building_name: 'प्रतिष्ठित कॉम्प्लेक्स',
    engineer_name: 'अनिता क्षीरसागर',
    values: [aTextValue('₹500', 'किंमत')],
  });
  for (const text of [
    'मेहता लिफ्ट सर्व्हिसेस प्रा. लि.',
    'Building प्रतिष्ठित कॉम्प्लेक्स',
    'Engineer अनिता क्षीरसागर',
    'किंमत ₹500',
  ])
    expect(pages[0]).toContain(text);
});

test('control characters and direction marks print nothing; line breaks stay', async () => {
  const { pages } = await read({
    values: [aTextValue('a\u0007b\u202Ec\u2066d\te\r\nsecond line\u0085third')],
  });
  expect(pages[0]).toMatch(/Remarks abcd e\s+second line\s+third/);
});

test.each([
  ['one word', 'x'.repeat(100_000)],
  ['one Devanagari word', 'क्षि'.repeat(25_000)],
  ['sentences', 'The door was adjusted. '.repeat(4_350)],
  ['line breaks', '\n'.repeat(100_000)],
  ['spaces', ' '.repeat(100_000)],
  ['right-to-left letters', 'שלום '.repeat(20_000)],
  ['emoji', '😀'.repeat(50_000)],
])('100,000 characters of %s neither break nor exceed the report', async (_, value) => {
  const { pages } = await read({ values: [aTextValue(value), aTextValue('the last', 'End')] });
  expect(pages.at(-1)).toContain('End the last');
  const letters = (text: string) => text.replace(/\s|AMC report 17|Page \d+ \/ \d+/g, '').length;
  expect(letters(pages.join(''))).toBeGreaterThanOrEqual(letters(value));
});

test('more than a page continues on the next one, numbered, and no line is lost', async () => {
  const values = Array.from({ length: 90 }, (_, at) => aTextValue(`value ${at}.`, `Field ${at}`));
  const { pages } = await read({ values });
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((page, at) => expect(page).toContain(`Page ${at + 1} / ${pages.length}`));
  for (const { name, value } of values) expect(pages.join('\n')).toContain(`${name} ${value}`);
});

test('an ordinary report is smaller than 100 KB, fonts included', async () => {
  const values = Array.from({ length: 15 }, (_, at) =>
    aTextValue(`लिफ्टची दुरुस्ती झाली ₹${at}00 Łódź`, `Field ${at}`),
  );
  const bytes = await drawReport(aPrintedReport({ values }));
  expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(100 * KILOBYTE);
});

test('a very long report does not block other work', async () => {
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  const values = Array.from({ length: 60 }, (_, at) =>
    aTextValue('The door was adjusted. '.repeat(80), `F${at}`),
  );
  await drawReport(aPrintedReport({ values }));
  clearInterval(others);
  expect(turns).toBeGreaterThan(5);
});
