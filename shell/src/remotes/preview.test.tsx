import { screen, waitFor } from '@testing-library/react';
import { endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { anyValue } from '@smart-elevator/shared-api/contract/fields';
import { readAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { mayPreview } from '@smart-elevator/shared-api/contract/telemetry/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aDeployedRemote } from '../testing/aDeployedRemote';
import { deployVersion } from '../testing/deployedModules';
import { openConsole } from '../testing/openConsole';
import { preview, setPreview } from './overrides';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const CANDIDATE = 'mf-lifts/2.0.0-ab';
const fileOf = (version: string) =>
  endpoint({
    name: `file of ${version}`,
    domain: 'telemetry',
    method: 'GET',
    path: `/mf/${version}/version.json`,
    reply: anyValue<object>(),
  });
const candidateFile = fileOf(CANDIDATE);

const network = fakeNetwork();
const deployed = aDeployedRemote('mf-lifts');
const candidate = aDeployedRemote('mf-lifts', {
  version: '2.0.0-ab',
  entry: `/mf/${CANDIDATE}/remoteEntry.js`,
});

beforeEach(() => {
  sessionStorage.clear();
  signedIn();
  network.answer(readAppearance, { density: null, language: null, date_format: null });
  const { name, title, ...version } = candidate;
  network.answer(candidateFile, { name, title, version });
  deployVersion(candidate.entry, {
    routes: [{ path: '/mf-lifts', Component: () => <h1>The candidate</h1> }],
  });
});

test('a dealer whom the operator named opens the address of a preview, and gets that version in this tab', async () => {
  network.answer(mayPreview, {});
  // The browser of the tests cannot load another page.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openConsole(`/preview/${CANDIDATE}/`, [deployed]);
  await waitFor(() => expect(preview()).toBe(CANDIDATE));
});

test('a previewed version replaces the deployed one, and a line above the screen says so', async () => {
  network.answer(mayPreview, {});
  setPreview(CANDIDATE);
  await openConsole('/mf-lifts', [deployed]);
  expect(await screen.findByRole('heading', { name: 'The candidate' })).toBeVisible();
  expect(screen.getByText(/A preview that other dealers do not see: mf-lifts/)).toBeVisible();
});

describe('beside the preview of another remote', () => {
  const BESIDE = 'mf-parts/1.0.0-cd';
  beforeEach(() => {
    network.answer(mayPreview, {});
    const { name, title, ...version } = aDeployedRemote('mf-parts', { version: '1.0.0-cd' });
    network.answer(fileOf(BESIDE), { name, title, version });
  });

  test('a second address adds its version, in place of another version of the same remote', async () => {
    const { name, title, ...version } = deployed;
    network.answer(fileOf('mf-lifts/1.0.0-aa'), { name, title, version });
    setPreview(`mf-lifts/1.0.0-aa ${BESIDE}`);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openConsole(`/preview/${CANDIDATE}/`, [deployed]);
    await waitFor(() => expect(preview()).toBe(`${BESIDE} ${CANDIDATE}`));
  });

  test('both are on the page', async () => {
    setPreview(`${BESIDE} ${CANDIDATE}`);
    await openConsole('/mf-lifts', [deployed]);
    expect(await screen.findByRole('heading', { name: 'The candidate' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Section mf-parts' })).toBeVisible();
  });
});

test.each([
  ['a dealer whom nobody named', () => network.fail(mayPreview, 404)],
  ['a version that nobody uploaded', () => network.fail(candidateFile, 404)],
])('to %s the address of a preview is unknown', async (_, refuse) => {
  network.answer(mayPreview, {});
  refuse();
  await openConsole(`/preview/${CANDIDATE}/`, [deployed]);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText(`There is no page at /preview/${CANDIDATE}/`)).toBeVisible();
  expect(preview()).toBeNull();
});

test('an address that leads to another file is unknown', async () => {
  network.answer(mayPreview, {});
  const { name, title, ...version } = candidate;
  network.answer(fileOf('elsewhere/2.0.0'), { name, title, version });
  await openConsole('/preview/mf-lifts/..%2Felsewhere%2F2.0.0/', [deployed]);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(preview()).toBeNull();
});

test('a preview ends if the dealer may not see it any more', async () => {
  network.fail(mayPreview, 404);
  setPreview(CANDIDATE);
  await openConsole('/nowhere', [deployed]);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByText(/A preview that other dealers/)).toBeNull();
  expect(preview()).toBeNull();
});
