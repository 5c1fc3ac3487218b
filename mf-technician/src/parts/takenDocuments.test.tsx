import { listFiles, readFileContent } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { newPhone } from '../testing/outboxPage';
import { closeDocuments, keepTaken, listTaken } from '../pack/takenDocuments';
import { MAX_TAKEN_BYTES, takeAlong } from '../pack/takeAlong';
import { TakenDocuments } from './TakenDocuments';

const network = fakeNetwork();
beforeEach(async () => {
  await closeDocuments();
  await newPhone(network);
  signedIn({ user_id: 4, user_type: 'TechnicianUser', dealer_id: 3 });
  network.answer(readFileContent, new FakeResponse(200, 'the bytes'));
});

const aDocument = (n: number, changes: Partial<StoredFile> = {}): StoredFile => ({
  ...{ file_id: `0b6ce4e2-4c3a-4b8e-9d8a-2f1f6d0a7c1${n}`, owner: 'elevator', owner_id: 1 },
  ...{ name: `document ${n}.pdf`, media_type: 'application/pdf', bytes: 9, width: null, height: null },
  ...{
    taken_at: null,
    added_at: `2031-01-0${n}T10:00:00Z`,
    who: 'asha',
    who_full_name: null,
    scanned: false,
  },
  ...{ in_reports: false, take_along: true, can_change: false, thumbnail_url: null },
  url: `/api/files/content/token-${n}/`,
  ...changes,
});

const answer = (...files: StoredFile[]) => network.answer(listFiles, { files, zip_url: '/zip' });
const names = async () =>
  (await listTaken(4)).map(({ name, content }) => [name, content?.byteLength ?? null]);

test('only marked files are kept, the newest first, and fetched once (R1443)', async () => {
  answer(aDocument(1), aDocument(2), aDocument(3, { take_along: false }));
  await takeAlong(4, [1, 1]);
  await takeAlong(4, [1]);
  expect(await names()).toEqual([
    ['document 2.pdf', 9],
    ['document 1.pdf', 9],
  ]);
  expect(network.calls(readFileContent)).toHaveLength(2);
});

test('what does not fit is left out, the oldest first, and says so', async () => {
  answer(aDocument(1, { bytes: MAX_TAKEN_BYTES }), aDocument(2));
  await takeAlong(4, [1]);
  expect(await names()).toEqual([
    ['document 2.pdf', 9],
    ['document 1.pdf', null],
  ]);
  renderRoutes([{ path: '*', element: <TakenDocuments elevator_ids={[1]} /> }], '/');
  expect(await screen.findByRole('button', { name: 'document 2.pdf' })).toBeVisible();
  expect(screen.getByText(/MB, not on this phone: open it with a network$/)).toBeVisible();
});

test('a picture opens in the whole window, from the phone; a PDF is handed to it (R1443)', async () => {
  const urls: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${urls.push(blob as Blob)}`;
  URL.revokeObjectURL = jest.fn();
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  answer(aDocument(1), aDocument(2, { name: 'Wiring.png', media_type: 'image/png' }));
  await takeAlong(4, [1]);
  const { user } = renderRoutes([{ path: '*', element: <TakenDocuments elevator_ids={[1]} /> }], '/');
  await user.click(await screen.findByRole('button', { name: 'Wiring.png' }));
  expect(await screen.findByRole('img', { name: 'Wiring.png' })).toHaveAttribute('src', 'blob:1');
  expect(urls[0]?.type).toBe('image/png');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  expect(clicked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'document 1.pdf' }));
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('what is no longer marked goes, and all of it when the user signs out', async () => {
  answer(aDocument(1), aDocument(2));
  await takeAlong(4, [1]);
  answer(aDocument(2));
  await takeAlong(4, [1]);
  expect(await names()).toEqual([['document 2.pdf', 9]]);
  await keepTaken();
  expect(await names()).toEqual([]);
});

test('an answer that does not arrive is fetched the next time', async () => {
  answer(aDocument(1));
  network.fail(readFileContent, 503);
  await takeAlong(4, [1]);
  expect(await names()).toEqual([['document 1.pdf', null]]);
  network.answer(readFileContent, new FakeResponse(200, 'the bytes'));
  await takeAlong(4, [1]);
  expect(await names()).toEqual([['document 1.pdf', 9]]);
});
