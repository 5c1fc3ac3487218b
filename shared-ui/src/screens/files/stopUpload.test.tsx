import { deleteFile, listFiles, putFile } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor } from '@testing-library/react';
import { renderRoutes } from '../../testing/renderRoutes';
import { FilesPanel } from './FilesPanel';
import { prepareFile } from './prepareFile';

jest.mock('./prepareFile', () => ({ prepareFile: jest.fn() }));

const network = fakeNetwork();
const PDF = new File(['%PDF-1.7'], 'signed.pdf', { type: 'application/pdf' });
const NONE = 'No photos or documents yet.';

const aFile = (file_id: string): StoredFile => ({
  ...{ file_id, owner: 'ticket', owner_id: 9, name: 'signed.pdf', media_type: 'application/pdf', bytes: 8 },
  ...{ width: null, height: null, taken_at: null, added_at: '2026-03-01T10:00:00.000Z' },
  ...{ who: 'anita.rao', who_full_name: 'Anita Rao', can_change: true, scanned: true, in_reports: false },
  ...{ url: '/whole/1', thumbnail_url: null },
});

/** Chooses a file, which the server stores when it has it, and answers later. */
async function chooseFile() {
  signedIn();
  jest.mocked(prepareFile).mockResolvedValue({ content: PDF, name: PDF.name, sha256: 'ab' });
  const stored: StoredFile[] = [];
  const answered = deferred<void>();
  network.answer(listFiles, () => ({ files: [...stored], zip_url: '/zip' }));
  network.answer(putFile, async ({ params }) => {
    const added = aFile(params['file_id'] ?? '');
    await answered.promise;
    stored.push(added);
    return added;
  });
  network.answer(deleteFile, ({ params }) => {
    stored.splice(
      stored.findIndex(({ file_id }) => file_id === params['file_id']),
      1,
    );
    return {};
  });
  const { user } = renderRoutes([{ path: '*', element: <FilesPanel owner="ticket" owner_id={9} /> }], '/');
  await user.upload(await screen.findByLabelText('Add photos or PDFs'), PDF);
  await waitFor(() => expect(network.calls(putFile)).toHaveLength(1));
  const stop = () => user.click(screen.getByRole('button', { name: 'Do not send signed.pdf' }));
  return { answer: answered.resolve, stop };
}
const sentIds = () => network.calls(putFile).map(({ params }) => params['file_id']);
const deletedIds = () => network.calls(deleteFile).map(({ params }) => params['file_id']);

test('an upload that is stopped is deleted on the server, which may have it already', async () => {
  const { stop } = await chooseFile();
  await stop();
  await waitFor(() => expect(deletedIds()).toEqual(sentIds()));
  expect(await screen.findByText(NONE)).toBeVisible();
});

test('an upload that is stopped when all of it is sent is deleted after the answer', async () => {
  globalThis.XMLHttpRequest = class extends globalThis.XMLHttpRequest {
    override send(body: Blob) {
      super.send(body);
      this.upload.onprogress?.call(this, new ProgressEvent('progress', { loaded: 2, total: 2 }));
    }
  };
  const { answer, stop } = await chooseFile();
  await stop();
  expect(await screen.findByText(NONE)).toBeVisible();
  expect(deletedIds()).toEqual([]);
  answer();
  await waitFor(() => expect(deletedIds()).toEqual(sentIds()));
  expect(await screen.findByText(NONE)).toBeVisible();
});
