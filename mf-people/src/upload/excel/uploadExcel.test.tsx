import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { previewCsv, uploadCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import { UPLOAD_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { anExcelFile } from '../../testing/anExcelFile';
import { aRow, aUploadFile } from '../../testing/aUploadFile';
import { UploadPanel } from '../UploadPanel';
import { readExcelFile } from './readExcelFile';

const network = fakeNetwork();

const values = (name: string) => UPLOAD_COLUMNS.map((column) => aRow({ elevator_name: name })[column]);

test('an Excel file that is still being read does not replace the file that was chosen after it', async () => {
  signedIn();
  network.answerList(elevatorChoices, []);
  network.fail(previewCsv, 404);
  renderRoutes([{ path: '/', element: <UploadPanel /> }], '/');
  const user = userEvent.setup({ applyAccept: false });
  const workbook = anExcelFile({ Register: [UPLOAD_COLUMNS, values('A'), values('B')] });
  const content = await workbook.arrayBuffer();
  const reading = deferred<ArrayBuffer>();
  workbook.arrayBuffer = () => reading.promise;
  await user.upload(screen.getByLabelText('Choose a CSV file'), workbook);
  await user.click(screen.getByRole('button', { name: 'Read this Excel file' }));
  const chosen = new File([aUploadFile([{ elevator_name: 'C' }])], 'chosen.csv');
  await user.upload(screen.getByLabelText('Choose a CSV file'), chosen);
  expect(await screen.findByText('1 row, ready to upload.')).toBeVisible();
  await act(async () => {
    reading.resolve(content);
    await readExcelFile(anExcelFile({ Register: [UPLOAD_COLUMNS] }));
  });
  network.answer(uploadCsv, { customers_created: 1, elevators_created: 1 });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
  expect(network.calls(uploadCsv)[0]?.file?.name).toBe('chosen.csv');
});

test('an Excel file is read here beside the message, and its sheet goes on as CSV (R862, R883)', async () => {
  signedIn();
  network.answerList(elevatorChoices, []);
  // A back end without a preview; the browser's own preview is used.
  network.fail(previewCsv, 404);
  renderRoutes([{ path: '/', element: <UploadPanel /> }], '/');
  const user = userEvent.setup({ applyAccept: false });
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
