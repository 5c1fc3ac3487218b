/** @jest-environment node */
import { serveSmallConsole } from '../../testing/smallConsole';
import { checkCandidate } from './checkCandidate.mjs';
import { DEMO } from '../live-check/signedInPage.mjs';

let stop: () => Promise<unknown>;
afterEach(() => stop());

async function violationsWith(onVisit: string, tabs = ['/amc_count'], at = '/lifts') {
  const console = await serveSmallConsole({
    tabs,
    onVisit: `if (location.pathname === '${at}') { ${onVisit} }`,
  });
  stop = console.stop;
  const navigation = [{ label: 'Lifts', path: '/lifts', order: 1 }];
  return checkCandidate({ url: console.url, account: DEMO }, 'mf-lifts', {
    paths: ['/lift/:id', '/lifts'],
    navigation,
  });
}

test('a section that frees what it used passes', async () => {
  expect(await violationsWith('window.used = new Array(100_000).fill(Math.random());')).toEqual([]);
}, 120_000);

test('a section that keeps something of each visit is refused', async () => {
  const [violation, ...more] = await violationsWith('kept.push(new Array(20_000).fill(Math.random()));');
  expect(violation).toMatch(
    /^mf-lifts: the heap grows by \d{7,8} bytes in 20 visits of \/lifts; 1000000 are/,
  );
  expect(more).toEqual([]);
}, 120_000);

test('in a console without Home, as technicians have it, the section is left for no section of others', async () => {
  const tabs = ['/lifts', '/profile'];
  expect(await violationsWith('', tabs)).toEqual([]);
  await stop();
  const [violation] = await violationsWith('kept.push(new Array(20_000).fill(Math.random()));', tabs);
  expect(violation).toMatch(/in 20 visits of \/lifts;/);
  await stop();
  const leak = 'kept.push(new Array(20_000).fill(Math.random()));';
  expect(await violationsWith(leak, tabs, '/profile')).toEqual([]);
}, 120_000);

test.each([
  ['writes an error to the browser’s console', "console.error('a key is missing');", 'a key is missing'],
  ['throws', "setTimeout(() => { throw new Error('no lift'); });", 'no lift'],
])(
  'a section that %s is refused, with the message',
  async (_, onVisit, message) => {
    expect(await violationsWith(onVisit)).toEqual([
      `mf-lifts: the browser's console has an error: ${message}`,
    ]);
  },
  120_000,
);
