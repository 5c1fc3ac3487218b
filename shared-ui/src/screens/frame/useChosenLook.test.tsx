import { renderHook, waitFor } from '@testing-library/react';
import { readLook } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeAnswer } from '@smart-elevator/shared-api/testing/FakeAnswer';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { chooseLanguage, shownLanguage } from '../../language/language';
import { chooseDensity, shownDensity } from '../../state/density';
import { useChosenLook } from './useChosenLook';

const network = fakeNetwork();
const asked = () => network.calls(readLook).length;
const isKnown = () => localStorage.getItem('smart-elevator.look') === 'known';
const open = () => renderHook(() => useChosenLook()).unmount;

beforeEach(() => {
  signedIn();
  localStorage.removeItem('smart-elevator.look');
});

afterEach(async () => {
  chooseDensity('comfortable');
  await chooseLanguage('en');
});

test('what was chosen in another browser is shown in this one, and asked for once', async () => {
  network.answer(readLook, () => new FakeAnswer(200, { density: 'compact', language: 'hi' }));
  const close = open();
  await waitFor(() => expect(shownLanguage()).toBe('hi'));
  expect(shownDensity()).toBe('compact');
  close();
  open();
  expect(asked()).toBe(1);
});

test('what is chosen here after the answer stays, also when all is drawn anew', async () => {
  network.answer(readLook, () => new FakeAnswer(200, { density: 'compact', language: 'hi' }));
  const close = open();
  await waitFor(() => expect(shownLanguage()).toBe('hi'));
  chooseDensity('comfortable');
  await chooseLanguage('en');
  close();
  open();
  expect(shownLanguage()).toBe('en');
  expect(shownDensity()).toBe('comfortable');
});

test('what is chosen here before the answer comes stays; the rest is shown', async () => {
  network.answer(readLook, () => new FakeAnswer(200, { density: 'compact', language: 'en' }));
  const close = open();
  await chooseLanguage('hi');
  close();
  open();
  await waitFor(() => expect(shownDensity()).toBe('compact'));
  expect(isKnown()).toBe(true);
  expect(shownLanguage()).toBe('hi');
});

test('what was never chosen stays as it is', async () => {
  chooseDensity('compact');
  network.answer(readLook, () => new FakeAnswer(200, { density: null, language: null }));
  open();
  await waitFor(() => expect(isKnown()).toBe(true));
  expect(shownDensity()).toBe('compact');
  expect(shownLanguage()).toBe('en');
});

test('a server that does not keep it is not asked again', async () => {
  network.answer(readLook, () => new FakeAnswer(404, { detail: 'Not found.' }));
  open();
  await waitFor(() => expect(isKnown()).toBe(true));
});

test('a server that could not be reached is asked again when the console is next opened', async () => {
  network.offline(readLook);
  const close = open();
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  close();
  expect(isKnown()).toBe(false);
  const before = asked();
  open();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});
