import { screen, waitFor } from '@testing-library/react';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  previewCsv,
  readUploadSources,
  saveUploadSources,
  uploadCsv,
} from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import type { UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { UploadSource } from '@smart-elevator/shared-api/contract/elevators/uploadSource';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { aUploadFile } from '../../testing/aUploadFile';
import { UploadPanel } from '../UploadPanel';

const network = fakeNetwork();

/** A file of the dealer's, with other column names than the template. */
const HEADER = 'Login,E-mail,First,Surname,Unit,Site,Address,Installed,Start,Next due';
const ROW = 'asha,asha@example.com,Asha,Patil,Lift 1,Shanti Tower,4 MG Road,2019-04-01,2026-01-01,2026-01-31';
const ownFile = () => new File([`${HEADER}\n${ROW}\n`], 'register.csv', { type: 'text/csv' });

const source = (column: UploadColumn, header: string, value = ''): UploadSource => ({
  column,
  header,
  value,
});

async function choose(remembered: UploadSource[] = []) {
  signedIn();
  network.answer(readUploadSources, { sources: remembered });
  network.answer(saveUploadSources, ({ body }) => body as { sources: UploadSource[] });
  network.fail(previewCsv, 404);
  network.answerList(elevatorChoices, []);
  const { user } = renderRoutes([{ path: '/', element: <UploadPanel /> }], '/');
  await user.upload(screen.getByLabelText('Choose a CSV file'), ownFile());
  await screen.findByRole('form', { name: 'Assign columns' });
  return user;
}

const use = () => screen.getByRole('button', { name: 'Use these columns' });

test('columns without a source are named, and the file is not sent before they are assigned (R866)', async () => {
  network.answer(uploadCsv, { customers_created: 1, elevators_created: 1 });
  const user = await choose();
  await user.click(use());
  expect(await screen.findByText('Some columns are not assigned.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Maintenance cycle' })).toBeInvalid();
  expect(screen.getByRole('combobox', { name: 'Customer phone' })).toBeValid();
  expect(screen.getByRole('combobox', { name: 'Customer e-mail' })).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please assign the columns of the file first.')).toBeVisible();
  expect(network.calls(uploadCsv)).toEqual([]);
});

test('what was chosen for the last file is preset, is sent in the columns of the template, and is remembered (R866)', async () => {
  network.answer(uploadCsv, { customers_created: 1, elevators_created: 1 });
  const remembered = [source('customer_first_name', 'First'), source('main_start_date', 'Start')];
  const user = await choose([...remembered, source('main_cycle', '', 'Quarterly')]);
  expect(screen.getByRole('textbox', { name: 'Maintenance cycle: value for all rows' })).toHaveValue(
    'Quarterly',
  );
  expect(screen.getByText('First row: Shanti Tower')).toBeVisible();
  await user.click(use());
  expect(await screen.findByText('1 row, ready to upload.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
  const sent = await network.calls(uploadCsv)[0]?.file?.arrayBuffer();
  expect(new TextDecoder().decode(sent).split('\r\n')[1]).toBe(
    'asha,asha@example.com,Asha,Patil,,Lift 1,Shanti Tower,4 MG Road,,2019-04-01,2026-01-01,2026-01-31,,Quarterly',
  );
  await waitFor(() => expect(network.calls(saveUploadSources)).toHaveLength(1));
  expect(network.calls(saveUploadSources)[0]?.body).toEqual({
    sources: expect.arrayContaining([...remembered, source('main_cycle', '', 'Quarterly')]),
  });
});

test('a last column without a name can be assigned by its number, also beside the names of the template', async () => {
  signedIn();
  network.answer(readUploadSources, { sources: [] });
  const { user } = renderRoutes([{ path: '/', element: <UploadPanel /> }], '/');
  const [header, row] = aUploadFile([{}]).trimEnd().split('\r\n');
  const file = new File([`${header},\r\n${row},Ravi\r\n`], 'lifts.csv');
  await user.upload(screen.getByLabelText('Choose a CSV file'), file);
  expect(await screen.findByRole('form', { name: 'Assign columns' })).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Technician' }), 'Column 15');
  expect((await screen.findAllByTitle('Column 15')).length).toBeGreaterThan(0);
});
