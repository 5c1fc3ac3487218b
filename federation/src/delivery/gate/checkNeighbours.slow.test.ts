/** @jest-environment node */
import type { DeployedRemote } from '../../registry';
import { serveSmallConsole } from '../../testing/smallConsole';
import { checkNeighbours } from './checkNeighbours.mjs';
import { DEMO } from '../live-check/signedInPage.mjs';

const ENTRY = '/mf/mf-lifts/2/remoteEntry.js';
const lifts: DeployedRemote = {
  name: 'mf-lifts',
  title: 'Lifts',
  version: '2',
  entry: ENTRY,
  integrity: 'sha384-x',
  chunks: {},
  preload: [],
  contract: '^0.1.0',
  paths: ['/lifts'],
  navigation: [{ label: 'Lifts', path: '/lifts', order: 1 }],
  extensions: [],
  enabled: true,
  changed: '',
};

let stop: () => Promise<unknown>;
afterEach(() => stop());

/** Runs the entry of the remote of an address with its first visit. */
const RUN = `
  const owner = registry.remotes.find(({ paths }) => paths.includes(location.pathname));
  if (owner) import(owner.entry);
  if (document.documentElement.dataset.broken && location.pathname === '/doors') main.innerHTML = 'White';`;

const GREEN = "document.body.style.background = 'lightgreen';";

/** The violations of a candidate whose entry is this script, and what was not checked. */
async function violationsOf(script: string, changes: Partial<DeployedRemote> = {}, logoutAt?: string) {
  const shell = { version: '1', contract: '0.1.0' };
  const registry = { revision: 'r', shell, remotes: [{ ...lifts, ...changes }] };
  const console = await serveSmallConsole({
    tabs: ['/amc_count', '/doors', '/lifts'],
    onVisit: RUN,
    registry,
    ...(logoutAt === undefined ? {} : { logoutAt }),
    files: { [ENTRY]: script },
  });
  stop = console.stop;
  const notChecked: string[] = [];
  const log = (sentence: string) => notChecked.push(sentence);
  const violations = await checkNeighbours({ url: console.url, account: DEMO }, 'mf-lifts', registry, log);
  return [...violations, ...notChecked];
}

test('a candidate that changes its own section only passes', async () => {
  expect(await violationsOf("document.querySelector('h1').textContent = 'Lifts';")).toEqual([]);
}, 120_000);

test('a candidate that changes the look of others is refused, with the screens', async () => {
  const [home, doors, ...more] = await violationsOf(GREEN);
  expect(home).toMatch(
    /^mf-lifts changes the picture of \/amc_count: \d{6} pixels differ; the limit is 100\.$/,
  );
  expect(doors).toMatch(/^mf-lifts changes the picture of \/doors: \d{6} pixels differ; the limit is 100\.$/);
  expect(more).toEqual([]);
}, 120_000);

test('Home may differ by the parts that the candidate adds to it', async () => {
  expect(await violationsOf(GREEN, { extensions: ['home'] })).toEqual([
    expect.stringContaining('mf-lifts changes the picture of /doors: '),
  ]);
}, 120_000);

test('a candidate that breaks another section, or Logout, is refused, with the place', async () => {
  const script = `document.documentElement.dataset.broken = 'yes';
    document.querySelector('button').onclick = () => show('/login');
    console.error('from the candidate');`;
  const [doors, logout, logged, ...more] = await violationsOf(script);
  expect(doors).toMatch(/^mf-lifts: the shell's smoke journey fails at \/doors: /);
  expect(logout).toMatch(/^mf-lifts: the shell's smoke journey fails at Logout: /);
  expect(logged).toBe("mf-lifts: the browser's console has an error: from the candidate");
  expect(more).toEqual([]);
}, 120_000);

test('a Logout that technicians have on a screen is clicked there: a candidate that breaks it is refused', async () => {
  expect(await violationsOf('', {}, '/doors')).toEqual([]);
  await stop();
  const breaks = `addEventListener('click', (event) => {
    if (event.target.textContent === 'Logout') event.stopImmediatePropagation();
  }, true);`;
  expect(await violationsOf(breaks, {}, '/lifts')).toEqual([
    expect.stringMatching(/^mf-lifts: the shell's smoke journey fails at Logout: /),
  ]);
}, 120_000);

test('a Logout that no section has is named as not checked', async () => {
  expect(await violationsOf('', {}, '/elsewhere')).toEqual([
    'mf-lifts: Logout was not checked, since no section of its console has it.',
  ]);
}, 120_000);
