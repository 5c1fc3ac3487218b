import { renderHook, waitFor } from '@testing-library/react';
import { readAppearance, saveAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { rememberChosenLanguage } from '../../language/chosenLanguage';
import { changeLanguage, currentLanguage } from '../../language/language';
import { changeDateFormat, currentDateFormat } from '../../state/dateFormat';
import { changeDensity, currentDensity } from '../../state/density';
import { storedHiddenColumns, storeHiddenColumns } from '../../state/hiddenColumns';
import { useSyncedPreferences } from './useSyncedPreferences';

const network = fakeNetwork();
const asked = () => network.calls(readAppearance).length;
const isKnown = () => localStorage.getItem('smart-elevator.look') === 'known';
const open = () => renderHook(() => useSyncedPreferences()).unmount;

beforeEach(() => {
  signedIn();
  localStorage.removeItem('smart-elevator.look');
});

afterEach(async () => {
  changeDensity('comfortable');
  changeDateFormat('MM/DD/YYYY');
  await changeLanguage('en');
});

test('preferences from another browser are applied, and fetched once', async () => {
  network.answer(
    readAppearance,
    () => new FakeResponse(200, { density: 'compact', language: 'hi', date_format: 'DD/MM/YYYY' }),
  );
  const close = open();
  await waitFor(() => expect(currentLanguage()).toBe('hi'));
  expect(currentDensity()).toBe('compact');
  expect(currentDateFormat()).toBe('DD/MM/YYYY');
  close();
  open();
  expect(asked()).toBe(1);
});

test('a choice here after the answer stays, also after a remount', async () => {
  network.answer(
    readAppearance,
    () => new FakeResponse(200, { density: 'compact', language: 'hi', date_format: 'DD/MM/YYYY' }),
  );
  const close = open();
  await waitFor(() => expect(currentLanguage()).toBe('hi'));
  changeDensity('comfortable');
  await changeLanguage('en');
  close();
  open();
  expect(currentLanguage()).toBe('en');
  expect(currentDensity()).toBe('comfortable');
});

test('a choice here before the answer stays; the other preferences are applied', async () => {
  network.answer(
    readAppearance,
    () => new FakeResponse(200, { density: 'compact', language: 'en', date_format: null }),
  );
  const close = open();
  await changeLanguage('hi');
  close();
  open();
  await waitFor(() => expect(currentDensity()).toBe('compact'));
  expect(isKnown()).toBe(true);
  expect(currentLanguage()).toBe('hi');
});

test('a language that was chosen before signing in stays, and is stored once for the other browsers (R258)', async () => {
  const stored = { density: 'compact', language: 'en', date_format: null } as const;
  network.answer(readAppearance, () => new FakeResponse(200, stored));
  network.answer(saveAppearance, { ...stored, language: 'hi' });
  await changeLanguage('hi');
  rememberChosenLanguage('hi');
  const close = open();
  await waitFor(() => expect(currentDensity()).toBe('compact'));
  expect(currentLanguage()).toBe('hi');
  close();
  open();
  await waitFor(() =>
    expect(network.calls(saveAppearance).map(({ body }) => body)).toEqual([{ language: 'hi' }]),
  );
  expect(currentLanguage()).toBe('hi');
});

test('so is one that was chosen on a public page while signed in (R258)', async () => {
  localStorage.setItem('smart-elevator.look', 'known');
  network.answer(saveAppearance, { density: null, language: 'hi', date_format: null });
  rememberChosenLanguage('hi');
  open();
  await waitFor(() =>
    expect(network.calls(saveAppearance).map(({ body }) => body)).toEqual([{ language: 'hi' }]),
  );
});

test('columns that were hidden in another browser are hidden here, unless some are', async () => {
  localStorage.removeItem('smart-elevator.columns');
  const stored = { density: null, language: null, date_format: null, hidden_columns: '/issues=label' };
  network.answer(readAppearance, () => new FakeResponse(200, stored));
  const close = open();
  await waitFor(() => expect(storedHiddenColumns()).toBe('/issues=label'));
  close();
  storeHiddenColumns('/issues=status');
  localStorage.removeItem('smart-elevator.look');
  open();
  await waitFor(() => expect(isKnown()).toBe(true));
  expect(storedHiddenColumns()).toBe('/issues=status');
});

test('preferences that were never chosen do not change', async () => {
  changeDensity('compact');
  network.answer(
    readAppearance,
    () => new FakeResponse(200, { density: null, language: null, date_format: null }),
  );
  open();
  await waitFor(() => expect(isKnown()).toBe(true));
  expect(currentDensity()).toBe('compact');
  expect(currentLanguage()).toBe('en');
});

test('a server that does not store preferences is not asked again', async () => {
  network.answer(readAppearance, () => new FakeResponse(404, { detail: 'Not found.' }));
  open();
  await waitFor(() => expect(isKnown()).toBe(true));
});

test('an unreachable server is asked again when the console is next opened', async () => {
  network.offline(readAppearance);
  const close = open();
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  close();
  expect(isKnown()).toBe(false);
  const before = asked();
  open();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});
