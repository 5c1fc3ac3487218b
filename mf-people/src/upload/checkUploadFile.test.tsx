import { screen, within } from '@testing-library/react';
import { UPLOAD_COLUMNS, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import {
  previewCsv,
  undoImport,
  uploadCsv,
} from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { aUploadFile } from '../testing/aUploadFile';
import { UploadPanel } from './UploadPanel';

const network = fakeNetwork();
const foreseen = {
  rows: 2,
  failing_rows: 0,
  customers_created: 0,
  elevators_created: 2,
  detail: '',
  errors: [],
  notes: [],
};

async function choose(content = aUploadFile([{ elevator_name: 'A' }, { elevator_name: 'B' }])) {
  signedIn();
  const { user } = renderRoutes([{ path: '/', element: <UploadPanel /> }], '/');
  await user.upload(screen.getByLabelText('Choose a CSV file'), new File([content], 'lifts.csv'));
  return user;
}

describe('the server previews a chosen file', () => {
  test('another dealer’s people fail in the preview, as on Submit', async () => {
    const message = uploadMessages().userTaken;
    network.answer(previewCsv, {
      ...foreseen,
      failing_rows: 1,
      errors: [{ row: 2, column: 'customer_username', message }],
    });
    await choose();
    expect(await screen.findByText(/^2 rows; 1 of them will fail/)).toBeVisible();
    expect(screen.getByRole('row', { name: /^Row 2 customer_ ?username/ })).toHaveTextContent(message);
    expect(network.calls(previewCsv)[0]?.file?.name).toBe('lifts.csv');
  });

  test('a reason is said once, with the number of its rows and the first ones (R865)', async () => {
    const { elevatorTwice, notDate } = uploadMessages();
    network.answer(previewCsv, {
      ...foreseen,
      rows: 200,
      failing_rows: 114,
      errors: [{ row: 3, column: 'elevator_name', message: elevatorTwice(2) }],
      failures: [
        { column: 'elevator_name', message: elevatorTwice(2), rows: '3' },
        { column: 'elevator_name', message: elevatorTwice(5), rows: '6' },
        { column: 'install_date', message: notDate, rows: '7-9,12-120' },
      ],
    });
    await choose();
    const table = await screen.findByRole('table', { name: 'Rows that will fail' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['112 rows: 7 · 8 · 9 · 12 · 13 · …', 'install_date', notDate],
      ['2 rows: 3 · 6', 'elevator_name', 'Row … already has an elevator with this name.'],
    ]);
  });

  test('the valid rows can be uploaded without the others, and the others downloaded with their reasons', async () => {
    const message = uploadMessages().userTaken;
    network.answer(previewCsv, {
      ...foreseen,
      failing_rows: 1,
      errors: [{ row: 2, column: 'customer_username', message }],
      failures: [{ column: 'customer_username', message, rows: '2' }],
    });
    network.answer(uploadCsv, { customers_created: 0, elevators_created: 1 });
    const user = await choose();
    await user.dblClick(await screen.findByRole('button', { name: 'Upload the 1 valid row' }));
    expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
    expect(network.calls(uploadCsv)).toHaveLength(1);
    const sent = await network.calls(uploadCsv)[0]?.file?.arrayBuffer();
    // An empty line, so that the other rows keep their numbers.
    const [header, left, kept] = new TextDecoder().decode(sent).split('\r\n');
    expect(header).toBe(UPLOAD_COLUMNS.join(','));
    expect(left).toBe('');
    expect(kept).toContain(',B,');
    expect(screen.getByText(/^1 row was not uploaded\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download the failed rows' })).toBeVisible();
  });

  test('ignored values are shown before and after the upload', async () => {
    const notes = [{ row: 2, column: 'customer_first_name', message: uploadMessages().valueKept('Aasha') }];
    network.answer(previewCsv, { ...foreseen, notes });
    network.answer(uploadCsv, { customers_created: 0, elevators_created: 2, notes });
    const user = await choose();
    expect(await screen.findByText('2 rows, ready to upload.')).toBeVisible();
    const kept = () => screen.getByRole('table', { name: 'Stored values that stay unchanged' });
    expect(kept()).toHaveTextContent('the stored value is kept: "Aasha"');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
    expect(kept()).toHaveTextContent('the stored value is kept: "Aasha"');
  });

  test('an upload can be undone from its result', async () => {
    network.answer(previewCsv, foreseen);
    network.answer(uploadCsv, { customers_created: 1, elevators_created: 2, import_id: 8 });
    network.answer(undoImport, {
      import_id: 8,
      file_name: 'lifts.csv',
      created_at: '2026-03-09T10:00:00Z',
      created_by: 'lift_dealer',
      customers_created: 1,
      elevators_created: 2,
      undone_at: '2026-03-09T10:01:00Z',
    });
    const user = await choose();
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: /^Undo the import of / }));
    const question = within(screen.getByRole('alertdialog', { name: 'Undo this import?' }));
    await user.click(question.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText(/^Import of .* undone$/)).toBeVisible();
    expect(network.calls(undoImport)[0]?.params).toEqual({ import_id: '8' });
    expect(screen.queryByText('1 customer and 2 elevators were created.')).toBeNull();
  });

  test('but not a file that cannot be read', async () => {
    network.answer(previewCsv, foreseen);
    await choose('colour\nred\n');
    expect(await screen.findByText('This file cannot be read.')).toBeVisible();
    expect(network.calls(previewCsv)).toEqual([]);
  });
});
