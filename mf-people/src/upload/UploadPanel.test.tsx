import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { previewCsv, uploadCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import {
  UPLOAD_COLUMNS,
  UPLOAD_MAX_BYTES,
  uploadMessages,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { messages } from '@smart-elevator/shared-ui/messages';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { aUploadFile } from '../testing/aUploadFile';
import { UploadPanel } from './UploadPanel';

const network = fakeNetwork();
const done = { customers_created: 1, elevators_created: 2 };

const good = () =>
  new File([aUploadFile([{ elevator_name: 'A' }, { elevator_name: 'B' }])], 'lifts.csv', {
    type: 'text/csv',
  });

function open() {
  signedIn();
  network.answerList(elevatorChoices, []);
  // A back end without a preview; the browser's own preview is used.
  network.fail(previewCsv, 404);
  return renderRoutes(
    [
      { path: '/', element: <UploadPanel /> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    '/',
  );
}

const choose = (user: ReturnType<typeof open>['user'], file: File) =>
  user.upload(screen.getByLabelText('Choose a CSV file'), file);
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('submitting with nothing chosen asks for a file (R862)', async () => {
  const { user } = open();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select a file first.');
});

test.each(['lifts.xlsx', 'lifts.csv.txt', 'lifts'])('%s is no CSV file (R862)', async (name) => {
  open();
  // A file that is dropped has not passed the chooser's filter.
  const user = userEvent.setup({ applyAccept: false });
  await choose(user, new File(['x'], name));
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please upload a CSV file.');
});

test('a chosen file is shown with its rows before it is sent (R865)', async () => {
  const { user } = open();
  await choose(user, good());
  expect(await screen.findByText('2 rows, ready to upload.')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'The first rows' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Shanti Tower');
});

test('rows that will fail are shown with their reasons before anything is sent (R865)', async () => {
  const { user } = open();
  await choose(
    user,
    new File([aUploadFile([{}, { elevator_name: 'B', install_date: 'soon' }])], 'LIFTS.CSV'),
  );
  const table = await screen.findByRole('table', { name: 'Rows that will fail' });
  expect(within(table).getByRole('row', { name: /^Row 3 install_date/ })).toHaveTextContent(
    uploadMessages().notDate,
  );
});

test('the preview reports an existing elevator', async () => {
  const { user } = open();
  network.answerList(elevatorChoices, [{ elevator_id: 1, elevator_name: 'b' }]);
  await choose(user, good());
  expect(await screen.findByText(/^2 rows; 1 of them will fail/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^Row 3 elevator_name/ })).toHaveTextContent(
    uploadMessages().elevatorExists,
  );
});

test('the file is previewed even if the elevators cannot be fetched', async () => {
  const { user } = open();
  network.offline(elevatorChoices);
  await choose(user, good());
  expect(await screen.findByText('2 rows, ready to upload.')).toBeVisible();
});

test('a file over the limit is not sent', async () => {
  const { user } = open();
  network.answer(uploadCsv, done);
  const large = good();
  Object.defineProperty(large, 'size', { value: UPLOAD_MAX_BYTES + 1 });
  await choose(user, large);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(uploadMessages().tooLarge);
  expect(network.calls(uploadCsv)).toEqual([]);
  expect(network.calls(previewCsv)).toEqual([]);
});

test('201: the upload is complete, and shows the numbers of new customers and elevators (R863)', async () => {
  const { user } = open();
  network.answer(uploadCsv, done);
  await choose(user, good());
  await user.click(submit());
  expect(await screen.findByText('Data uploaded successfully')).toHaveAttribute('role', 'status');
  expect(screen.getByText('1 customer and 2 elevators were created.')).toBeVisible();
  expect(network.calls(uploadCsv)[0]?.file?.name).toBe('lifts.csv');
});

test('any other status: the message that the data exists already, with the server’s reasons row by row (R863)', async () => {
  const { user } = open();
  const expectedMessages = uploadMessages();
  network.fail(uploadCsv, 409, {
    detail: expectedMessages.existingRows,
    errors: [{ row: 2, column: 'elevator_name', message: expectedMessages.elevatorExists }],
  });
  await choose(user, good());
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Data already exists');
  const table = screen.getByRole('table', { name: 'Why the server refused the file' });
  expect(within(table).getByRole('row', { name: /^Row 2 elevator_name/ })).toHaveTextContent(
    expectedMessages.elevatorExists,
  );
  expect(screen.getByText('lifts.csv')).toBeVisible();
});

test('no answer shows a plain message, and the file stays chosen for a retry', async () => {
  const { user } = open();
  network.offline(uploadCsv);
  await choose(user, good());
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.unreachable);
  network.answer(uploadCsv, done);
  await user.click(submit());
  expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
});

test('a double click sends once', async () => {
  const { user } = open();
  const answer = deferred<typeof done>();
  network.answer(uploadCsv, () => answer.promise);
  await choose(user, good());
  await user.dblClick(submit());
  await waitFor(() => expect(network.calls(uploadCsv)).toHaveLength(1));
  answer.resolve(done);
  expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
  expect(network.calls(uploadCsv)).toHaveLength(1);
});

test('an upload can be cancelled, and the file stays chosen', async () => {
  const { user } = open();
  network.answer(uploadCsv, () => deferred<typeof done>().promise);
  await choose(user, good());
  await user.click(submit());
  const cancel = await screen.findByRole('button', { name: 'Cancel upload' });
  expect(screen.getByRole('progressbar')).toBeVisible();
  await user.click(cancel);
  expect(await screen.findByRole('alert')).toHaveTextContent('The upload was cancelled. Nothing was stored.');
  expect(screen.getByText('lifts.csv')).toBeVisible();
});

test('a dealer who opened another screen meanwhile sees there that the file was refused', async () => {
  const { user, router } = open();
  const answer = deferred<FakeResponse>();
  network.answer(uploadCsv, () => answer.promise);
  await choose(user, good());
  await user.click(submit());
  await act(() => router.navigate('/elsewhere'));
  answer.resolve(new FakeResponse(409, { errors: [] }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Data already exists');
});

test('a file can be dropped, and what is no CSV file is refused there too', async () => {
  open();
  const zone = screen.getByText('or drop it here');
  fireEvent.drop(zone, { dataTransfer: { files: [good()] } });
  expect(await screen.findByText('2 rows, ready to upload.')).toBeVisible();
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'lifts.pdf')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please upload a CSV file.');
});

test('the extension is checked by name only: a zip file named .csv is recognised by its content', async () => {
  const { user } = open();
  await choose(user, new File([Uint8Array.from([0x50, 0x4b, 3, 4])], 'lifts.csv'));
  expect(await screen.findByText(uploadMessages().notCsv)).toBeVisible();
});

/** The browser's downloads, by name. */
function downloads(): Map<string, Blob> {
  const made: Blob[] = [];
  const saved = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) made.push(blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = made.at(-1);
    if (blob) saved.set(this.download, blob);
  });
  return saved;
}

test('the failed rows can be downloaded with their reasons, including those from the server', async () => {
  const { user } = open();
  const saved = downloads();
  const expectedMessages = uploadMessages();
  network.fail(uploadCsv, 409, {
    detail: expectedMessages.existingRows,
    errors: [{ row: 3, column: 'elevator_name', message: expectedMessages.elevatorExists }],
  });
  await choose(user, good());
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Download the failed rows' }));
  await waitFor(() => expect(saved.has('rows_to_correct.csv')).toBe(true));
  const file = await waitFor(async () => saved.get('rows_to_correct.csv')?.arrayBuffer());
  // Otherwise Excel would show 'CafÃ©', and save it so.
  expect([...new Uint8Array(file ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  const [header, row, ...rest] = new TextDecoder().decode(file).trimEnd().split('\r\n');
  expect(header).toBe(`${UPLOAD_COLUMNS.join(',')},row,reason`);
  expect(row).toContain(`,B,`);
  expect(row).toContain(`,3,elevator_name: ${expectedMessages.elevatorExists}`);
  expect(rest).toEqual([]);
});

test('the template has the columns and nothing else, without a byte order mark (R861, R868)', async () => {
  const { user } = open();
  const saved = downloads();
  await user.click(screen.getByRole('button', { name: 'Download template' }));
  const template = await waitFor(async () => saved.get('customer_elevator_template.csv')?.arrayBuffer());
  expect(new Uint8Array(template ?? [])).toEqual(new TextEncoder().encode(`${UPLOAD_COLUMNS.join(',')}\r\n`));
});
