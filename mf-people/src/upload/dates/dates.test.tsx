import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { previewCsv, uploadCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { readAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import type { DateFormat } from '@smart-elevator/shared-ui/state/dateFormat';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { aUploadFile } from '../../testing/aUploadFile';
import { UploadPanel } from '../UploadPanel';

const network = fakeNetwork();

/** A dealer with this date format chooses a file with these installation dates. */
async function choose(date_format: DateFormat | null, ...dates: string[]) {
  signedIn();
  network.answer(readAppearance, { density: null, language: null, date_format });
  network.answerList(elevatorChoices, []);
  network.fail(previewCsv, 404);
  network.answer(uploadCsv, { customers_created: 1, elevators_created: dates.length });
  const file = aUploadFile(dates.map((install_date, at) => ({ elevator_name: `Lift ${at}`, install_date })));
  const { user } = renderRoutes([{ path: '/', element: <UploadPanel /> }], '/');
  await user.upload(screen.getByLabelText('Choose a CSV file'), new File([file], 'lifts.csv'));
  return user;
}

const firstRows = () => screen.findByRole('table', { name: 'The first rows' });
const question = () => screen.findByRole('form', { name: 'How are the dates of this file written?' });

/** The installation dates that are sent. */
async function sentDates(user: Awaited<ReturnType<typeof choose>>): Promise<(string | undefined)[]> {
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
  const sent = await network.calls(uploadCsv)[0]?.file?.arrayBuffer();
  const [, ...rows] = new TextDecoder().decode(sent).trimEnd().split('\r\n');
  return rows.map((row) => row.split(',')[9]);
}

test('a column that proves its order is read so; the preview shows the dates as understood, and why (R873)', async () => {
  const user = await choose(null, '03/04/2019', '25/12/2019');
  expect(await firstRows()).toHaveTextContent('3 April 2019');
  expect(
    screen.getByText('install_date: 03/04/2019 is 3 April 2019, because row 3 has 25/12/2019.'),
  ).toBeVisible();
  expect(await sentDates(user)).toEqual(['2019-04-03', '2019-12-25']);
});

test('otherwise the dealer’s date format decides (R873)', async () => {
  const user = await choose('DD/MM/YYYY', '03/04/2019');
  expect(await firstRows()).toHaveTextContent('3 April 2019');
  expect(
    screen.getByText('install_date: 03/04/2019 is 3 April 2019, by the date format in Settings.'),
  ).toBeVisible();
  expect(await sentDates(user)).toEqual(['2019-04-03']);
});

test('a column that proves another order than the dealer’s format does not decide the others in silence (R873)', async () => {
  await choose('MM/DD/YYYY');
  const file = aUploadFile([{ install_date: '25/12/2019', main_due_date: '05/12/2099' }]);
  await userEvent.upload(screen.getByLabelText('Choose a CSV file'), new File([file], 'lifts.csv'));
  expect(await question()).toHaveTextContent('The day and the month could be swapped in: main_due_date.');
  expect(network.calls(uploadCsv)).toEqual([]);
});

test('a dealer who has chosen no format is asked once, and nothing is sent before the answer (R873)', async () => {
  const user = await choose(null, '03/04/2019', '05/12/2019');
  const form = within(await question());
  expect(form.getByText('The day and the month could be swapped in: install_date.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please say how the dates of the file are written.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Read the dates like this' }));
  expect(await form.findByText('Choose one of the two.')).toBeVisible();
  expect(network.calls(uploadCsv)).toEqual([]);
  await user.click(form.getByRole('radio', { name: '3 April 2019: the day first' }));
  await user.click(form.getByRole('button', { name: 'Read the dates like this' }));
  expect(await firstRows()).toHaveTextContent('5 December 2019');
  expect(screen.getByText('install_date: 03/04/2019 is 3 April 2019, as you answered.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Answer again how the dates are written' })).toBeVisible();
  expect(await sentDates(user)).toEqual(['2019-04-03', '2019-12-05']);
});

test('a dealer who submits while the file is still being read is asked too, and nothing is sent before the answer (R873)', async () => {
  const user = await choose(null);
  const unknown = { density: null, language: null, date_format: null };
  const answer = deferred<typeof unknown>();
  network.answer(readAppearance, () => answer.promise);
  await user.upload(
    screen.getByLabelText('Choose a CSV file'),
    new File([aUploadFile([{ install_date: '03/04/2019' }])], 'more.csv'),
  );
  await waitFor(() => expect(network.calls(readAppearance)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  answer.resolve(unknown);
  expect(await question()).toBeVisible();
  expect(await screen.findByText('Please say how the dates of the file are written.')).toBeVisible();
  expect(network.calls(uploadCsv)).toEqual([]);
});

test('a column that contradicts itself fails in each row that depends on the order (R873)', async () => {
  await choose('DD/MM/YYYY', '13/12/2019', '12/13/2019', '03/04/2019', '2019-04-03');
  const table = await screen.findByRole('table', { name: 'Rows that will fail' });
  expect(within(table).getByRole('row', { name: /3 rows: 2 · 3 · 4/ })).toHaveTextContent(
    uploadMessages().contradictoryDates(2, 3),
  );
  expect(screen.getByRole('button', { name: 'Upload the 1 valid row' })).toBeVisible();
});

test('dates that are clear are sent as they are, without a question', async () => {
  const user = await choose(null, '2019-04-03', '3 Apr 2020');
  await firstRows();
  expect(screen.queryByText('How the dates are read')).toBeNull();
  expect(network.calls(readAppearance)).toEqual([]);
  expect(await sentDates(user)).toEqual(['2019-04-03', '2020-04-03']);
});

test.each([
  [['2019-04-03', '25/12/2019'], true],
  // The fifteenth is no month, the third of March is the same in either order, and 12/01 could have become a date.
  [['2019-04-03', '2019-12-15', '25/12/2019'], false],
  [['2019-03-03', '25/12/2019'], false],
  [['2019-04-03', '12/01/2019', '25/12/2019'], false],
])('of %j, swapped dates are pointed out: %s (R873)', async (dates, isPointedOut) => {
  await choose(null, ...dates);
  await firstRows();
  const found = screen.queryByText(/^install_date: is 3 April 2019 right \(row 2\)\? The other dates/);
  expect(found !== null).toBe(isPointedOut);
});
