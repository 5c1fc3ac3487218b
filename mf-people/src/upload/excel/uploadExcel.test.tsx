import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { previewCsv, uploadCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import { UPLOAD_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { anExcelFile } from '../../testing/anExcelFile';
import { aRow } from '../../testing/aUploadFile';
import { UploadPanel } from '../UploadPanel';

const network = fakeNetwork();

test('an Excel file is read here beside the message, and its sheet goes on as CSV (R862, R883)', async () => {
  signedIn();
  network.answerList(elevatorChoices, []);
  // A back end without a preview; the browser's own preview is used.
  network.fail(previewCsv, 404);
  renderRoutes([{ path: '/', element: <UploadPanel /> }], '/');
  const user = userEvent.setup({ applyAccept: false });
  const values = (name: string) => UPLOAD_COLUMNS.map((column) => aRow({ elevator_name: name })[column]);
  const rows = [UPLOAD_COLUMNS, values('A'), values('B')];
  await user.upload(
    screen.getByLabelText('Choose a CSV file'),
    anExcelFile({
      Register: [['Lift register'], ...rows],
      Other: [
        ['Name', 'Town'],
        ['x', 'y'],
      ],
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Please upload a CSV file.');
  await user.click(screen.getByRole('button', { name: 'Read this Excel file' }));
  expect(await screen.findByText('2 rows, ready to upload.')).toBeVisible();
  expect(screen.queryByText('Please upload a CSV file.')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Sheet/ })).toBeVisible();
  network.answer(uploadCsv, { customers_created: 1, elevators_created: 2 });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
  expect(network.calls(uploadCsv)[0]?.file?.name).toBe('lifts.csv');
});
