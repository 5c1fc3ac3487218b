import {
  listFiles,
  deleteFile,
  putFile,
  changeFile,
  restoreFile,
} from '@smart-elevator/shared-api/contract/files/endpoints';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import { renderRoutes } from '../../testing/renderRoutes';
import { FilesPanel } from './FilesPanel';

const network = fakeNetwork();
const ID = '0b6ce4e2-4c3a-4b8e-9d8a-2f1f6d0a7c1';

// jsdom has no hashes, and its buffers are not those of Node.
const subtle = {
  digest: (name: string, content: ArrayBuffer) =>
    webcrypto.subtle.digest(name, Uint8Array.from(Buffer.from(new Uint8Array(content)))),
};

beforeAll(() => {
  Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
});

const aFile = (n: number, changes: Partial<StoredFile> = {}): StoredFile => ({
  file_id: `${ID}${n}`,
  owner: 'ticket',
  owner_id: 9,
  name: `photo ${n}.jpg`,
  media_type: 'image/jpeg',
  bytes: 300_000,
  width: 1600,
  height: 1200,
  taken_at: null,
  added_at: '2026-11-20T10:00:00Z',
  who: 'asha',
  who_full_name: 'Asha Rao',
  scanned: false,
  in_reports: false,
  can_change: true,
  url: `/whole/${n}`,
  thumbnail_url: `/small/${n}`,
  ...changes,
});
const aDocument = (n: number) =>
  aFile(n, {
    name: 'certificate.pdf',
    media_type: 'application/pdf',
    width: null,
    height: null,
    thumbnail_url: null,
  });

const PDF = new File(['%PDF-1.7'], 'signed.pdf', { type: 'application/pdf' });

function open(files: StoredFile[] = []) {
  signedIn();
  const stored = [...files];
  network.answer(listFiles, () => ({ files: [...stored], zip_url: '/zip' }));
  renderRoutes([{ path: '*', element: <FilesPanel owner="ticket" owner_id={9} /> }], '/');
  return stored;
}

test('without files it says how they are added, also to a screen reader', async () => {
  open();
  expect(await screen.findByText('No photos or documents yet.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Photos and documents' })).toBeVisible();
  expect(screen.getByLabelText('Add photos or PDFs')).toHaveAttribute('multiple');
  expect(screen.queryByText('Download all')).not.toBeInTheDocument();
});

test('a chosen file is sent with its id, owner and hash, and is in the list then', async () => {
  const stored = open();
  network.answer(putFile, ({ params }) => {
    const added = { ...aDocument(1), file_id: params['file_id'] ?? '' };
    stored.push(added);
    return added;
  });
  await userEvent.upload(await screen.findByLabelText('Add photos or PDFs'), PDF);
  expect(await screen.findByRole('link', { name: 'Save certificate.pdf' })).toHaveAttribute(
    'href',
    '/whole/1',
  );
  const [sent] = network.calls(putFile);
  expect(sent?.query).toEqual({
    owner: 'ticket',
    owner_id: '9',
    name: 'signed.pdf',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(sent?.headers.get('content-type')).toBe('application/pdf');
  expect(sent?.file?.size).toBe(8);
});

test('what the server refuses stays with the reason; what had no answer can be sent again, under the same id', async () => {
  open();
  network.offline(putFile);
  fireEvent.drop(await screen.findByText('No photos or documents yet.'), {
    dataTransfer: { files: [PDF], types: ['Files'] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(network.calls(putFile)).toHaveLength(2));
  const [first, second] = network.calls(putFile);
  expect(second?.params).toEqual(first?.params);

  network.fail(putFile, 413, {
    detail: 'The space for files is used up. Please delete files, or ask for more space.',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/signed.pdf was not sent: The space for files is used up/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove signed.pdf' }));
  expect(screen.queryByText(/was not sent/)).not.toBeInTheDocument();
});

test.each([
  ['drawing.svg', 'image/svg+xml', 'The file is neither a JPEG, PNG or WebP picture nor a PDF.'],
  ['notes.txt', 'text/plain', 'The file is neither a JPEG, PNG or WebP picture nor a PDF.'],
])('%s is refused before it is sent', async (name, type, reason) => {
  open();
  await screen.findByText('No photos or documents yet.');
  const files = [new File(['x'], name, { type })];
  fireEvent.paste(document.body, { clipboardData: { files, types: ['Files'] } });
  expect(await screen.findByText(`${name} was not sent: ${reason}`)).toBeVisible();
});

test('pictures are shown in the whole window, and changed with the arrow keys; documents are left out', async () => {
  open([aFile(1), aDocument(2), aFile(3)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show photo 1.jpg' }));
  const box = screen.getByRole('dialog', { name: 'photo 1.jpg' });
  expect(within(box).getByText('1 of 2')).toBeVisible();
  expect(within(box).getByRole('img', { name: 'photo 1.jpg' })).toHaveAttribute('src', '/whole/1');
  within(box).getByRole('button', { name: 'Next photo' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'photo 3.jpg' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download all' })).toHaveAttribute('href', '/zip');
});

test('a file is renamed in place, and deleted with an undo', async () => {
  const stored = open([aFile(1)]);
  network.answer(changeFile, ({ body }) => {
    stored[0] = aFile(1, body as Partial<StoredFile>);
    return aFile(1);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rename photo 1.jpg' }));
  const name = screen.getByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Door.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('button', { name: 'Show Door.jpg' })).toBeVisible();

  network.answer(deleteFile, () => {
    stored.pop();
    return {};
  });
  network.answer(restoreFile, () => {
    stored.push(aFile(1));
    return aFile(1);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete Door.jpg' }));
  expect(await screen.findByText('No photos or documents yet.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Show photo 1.jpg' })).toBeVisible();
});

test('an undo without an answer says that the file is still deleted, and can be tried again', async () => {
  const stored = open([aFile(1)]);
  network.answer(deleteFile, () => {
    stored.pop();
    return {};
  });
  network.offline(restoreFile);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete photo 1.jpg' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('photo 1.jpg was not restored.')).toBeVisible();
  network.answer(restoreFile, () => {
    stored.push(aFile(1));
    return aFile(1);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Show photo 1.jpg' })).toBeVisible();
  expect(screen.queryByText('photo 1.jpg was not restored.')).not.toBeInTheDocument();
});

test('a file of a lift is marked to be taken along, one of a ticket is not (R1443)', async () => {
  const ofLift = aFile(1, { owner: 'elevator', take_along: false });
  open([ofLift, aFile(2)]);
  network.answer(changeFile, { ...ofLift, take_along: true });
  const mark = await screen.findByRole('button', { name: 'Technicians take photo 1.jpg along' });
  expect(mark).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('button', { name: 'Technicians take photo 2.jpg along' })).toBeNull();
  await userEvent.click(mark);
  expect(network.calls(changeFile)[0]?.body).toEqual({ take_along: true });
});

test('a picture is chosen for reports; a document cannot be', async () => {
  const stored = open([aFile(1), aDocument(2)]);
  const answer = deferred<StoredFile>();
  network.answer(changeFile, ({ body }) => {
    stored[0] = aFile(1, body as Partial<StoredFile>);
    return answer.promise;
  });
  const choice = await screen.findByRole('button', { name: 'Use photo 1.jpg for reports', pressed: false });
  await userEvent.dblClick(choice);
  // A browser takes the focus from a button that is disabled.
  expect(choice).toBeEnabled();
  answer.resolve(aFile(1));
  await waitFor(() => expect(choice).toHaveAttribute('aria-pressed', 'true'));
  expect(network.calls(changeFile).map(({ body }) => body)).toEqual([{ in_reports: true }]);
  expect(screen.queryByRole('button', { name: 'Use certificate.pdf for reports' })).not.toBeInTheDocument();
});

test('whose files they are: without the right to change there are no tools', async () => {
  open([aFile(1, { can_change: false })]);
  await screen.findByRole('button', { name: 'Show photo 1.jpg' });
  expect(screen.queryByRole('button', { name: /^(Rename|Delete)/ })).not.toBeInTheDocument();
});

test('an address that has expired is asked for again, once', async () => {
  open([aFile(1)]);
  const picture = (await screen.findByRole('button', { name: 'Show photo 1.jpg' })).querySelector('img');
  const before = network.calls(listFiles).length;
  if (picture) fireEvent.error(picture);
  await waitFor(() => expect(network.calls(listFiles)).toHaveLength(before + 1));
  if (picture) fireEvent.error(picture);
  expect(network.calls(listFiles)).toHaveLength(before + 1);
});

test('a server that has no files shows no part for them', async () => {
  open();
  network.answer(listFiles, () => new FakeResponse(500));
  expect(await screen.findByText('The files could not be loaded.')).toBeVisible();
});
