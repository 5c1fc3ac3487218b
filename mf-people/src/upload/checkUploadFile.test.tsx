import { screen } from '@testing-library/react';
import { previewCsv, uploadCsv } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { aUploadFile } from './aUploadFile';
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

  test('ignored values are shown before and after the upload', async () => {
    const notes = [{ row: 2, column: 'customer_first_name', message: uploadMessages().valueKept('Aasha') }];
    network.answer(previewCsv, { ...foreseen, notes });
    network.answer(uploadCsv, { customers_created: 0, elevators_created: 2, notes });
    const user = await choose();
    expect(await screen.findByText('2 rows, ready to upload.')).toBeVisible();
    const kept = () => screen.getByRole('table', { name: 'Stored values that are kept' });
    expect(kept()).toHaveTextContent('the stored value is kept: "Aasha"');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
    expect(kept()).toHaveTextContent('the stored value is kept: "Aasha"');
  });

  test('but not a file that cannot be read', async () => {
    network.answer(previewCsv, foreseen);
    await choose('colour\nred\n');
    expect(await screen.findByText('This file cannot be read.')).toBeVisible();
    expect(network.calls(previewCsv)).toEqual([]);
  });
});
