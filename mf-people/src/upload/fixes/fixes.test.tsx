import { screen, waitFor, within } from '@testing-library/react';
import { UPLOAD_COLUMNS, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { previewCsv, uploadCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import type { UploadPreviewReply } from '@smart-elevator/shared-api/contract/elevators/uploadPreview';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { anEmployee, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { aRow } from '../../testing/aUploadFile';
import { UploadPanel } from '../UploadPanel';

const network = fakeNetwork();
const foreseen: UploadPreviewReply = {
  rows: 2,
  failing_rows: 0,
  customers_created: 2,
  elevators_created: 2,
  detail: '',
  errors: [],
  notes: [],
};
const open = { customer_username: '', customer_last_name: '', main_start_date: '' };

/** Rows of a file with a column of technicians. */
const fileOf = (...rows: (Partial<ReturnType<typeof aRow>> & { technician?: string })[]) =>
  [
    [...UPLOAD_COLUMNS, 'technician'],
    ...rows.map(({ technician = '', ...values }) => [
      ...UPLOAD_COLUMNS.map((column) => aRow(values)[column]),
      technician,
    ]),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

async function choose(content: string) {
  signedIn();
  const { user } = renderRoutes([{ path: '/', element: <UploadPanel /> }], '/');
  await user.upload(screen.getByLabelText('Choose a CSV file'), new File([content], 'lifts.csv'));
  return user;
}

const linesOf = async (file: File | undefined) =>
  new TextDecoder()
    .decode(await file?.arrayBuffer())
    .trim()
    .split('\r\n');
const submitted = async () => linesOf(network.calls(uploadCsv)[0]?.file);

describe('user names that are made from the file', () => {
  test('are shown for new customers, may be changed, and are sent with the file (R876)', async () => {
    network.answer(previewCsv, { ...foreseen, derived_rows: '2' });
    network.answer(uploadCsv, { customers_created: 2, elevators_created: 3 });
    const user = await choose(
      fileOf(
        { ...open, customer_email: 'asha@example.com', elevator_name: 'A' },
        { ...open, customer_email: 'known@example.com', elevator_name: 'B' },
        { ...open, customer_email: 'asha@example.com', elevator_name: 'C' },
      ),
    );
    await user.click(await screen.findByText(/^1 user name is made from the file/));
    const name = screen.getByRole('textbox', { name: 'User name of Asha · asha@example.com' });
    expect(name).toHaveValue('asha@example.com');
    await user.clear(name);
    await user.type(name, 'shanti society');
    await user.click(screen.getByRole('button', { name: 'Use these user names' }));
    expect(await screen.findByText('Some user names cannot be used.')).toBeVisible();
    expect(name).toBeInvalid();
    await user.clear(name);
    await user.type(name, 'shanti.society');
    await user.click(screen.getByRole('button', { name: 'Use these user names' }));
    await waitFor(() => expect(network.calls(previewCsv)).toHaveLength(2));
    expect(await screen.findByRole('textbox', { name: /^User name of Asha/ })).toHaveValue('shanti.society');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
    expect((await submitted()).slice(1).map((line) => line.split(',')[0])).toEqual([
      'shanti.society',
      '',
      'shanti.society',
    ]);
  });

  test('are kept when the server refuses the file (R876)', async () => {
    network.answer(previewCsv, { ...foreseen, derived_rows: '2' });
    network.fail(uploadCsv, 409, { detail: 'Nothing was stored.', errors: [] });
    const user = await choose(fileOf({ ...open, customer_email: 'asha@example.com' }));
    await user.click(await screen.findByText(/^1 user name is made from the file/));
    const name = screen.getByRole('textbox', { name: /^User name of Asha/ });
    await user.clear(name);
    await user.type(name, 'asha.chosen');
    await user.click(screen.getByRole('button', { name: 'Use these user names' }));
    await waitFor(() => expect(network.calls(previewCsv)).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(network.calls(previewCsv)).toHaveLength(3));
    expect(await screen.findByRole('textbox', { name: /^User name of Asha/ })).toHaveValue('asha.chosen');
  });

  test('are in the file for a back end that does not make them, as the start of the maintenance is (R901)', async () => {
    network.fail(previewCsv, 404);
    network.answerList(elevatorChoices, []);
    network.answer(uploadCsv, { customers_created: 1, elevators_created: 1 });
    const user = await choose(fileOf({ ...open, customer_email: 'asha@example.com', technician: 'Ravi' }));
    expect(
      await screen.findByText(
        'This server does not read the column technician of a file. Its values are left out.',
      ),
    ).toBeVisible();
    await user.click(screen.getByText(/^1 user name is made from the file/));
    const name = screen.getByRole('textbox', { name: /^User name of Asha/ });
    await user.clear(name);
    await user.type(name, 'asha');
    await user.click(screen.getByRole('button', { name: 'Use these user names' }));
    expect(await screen.findByText('1 row, ready to upload.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
    const [header, row] = await submitted();
    expect(header).toBe(UPLOAD_COLUMNS.join(','));
    expect(row).toMatch(
      /^asha,asha@example\.com,Asha,,.*,2019-04-01,2026-01-01,2026-01-31,2026-01-20,Monthly$/,
    );
  });
});

describe('technicians whom the server does not find', () => {
  const { technicianSeveral, technicianUnknown } = uploadMessages();

  test('are chosen in the preview, and the file goes with their user names (R884)', async () => {
    const people = [
      anEmployee({ user_id: 31, username: 'ravi.k', first_name: 'Ravi', last_name: 'Kumar' }),
      anEmployee({ user_id: 32, username: 'ravi.s', first_name: 'Ravi', last_name: 'Shah' }),
    ];
    network.answerList(employeeList, people);
    const failures = [
      { column: 'technician', message: technicianSeveral('Ravi', 'ravi.k, ravi.s'), rows: '2,4' },
      { column: 'technician', message: technicianUnknown('Gopal'), rows: '3' },
    ];
    network.answer(previewCsv, { ...foreseen, rows: 4, failing_rows: 3, errors: [], failures });
    network.answer(uploadCsv, { customers_created: 1, elevators_created: 4 });
    const user = await choose(
      fileOf(
        { elevator_name: 'A', technician: 'Ravi' },
        { elevator_name: 'B', technician: 'Gopal' },
        { elevator_name: 'C', technician: ' RAVI ' },
        { elevator_name: 'D', technician: 'meera' },
      ),
    );
    const choices = within(await screen.findByRole('region', { name: 'Which technicians are meant?' }));
    const pick = async (label: string, option: string) => {
      await user.click(choices.getByRole('combobox', { name: label }));
      // The list of the former choice is still there, hidden.
      await user.click((await screen.findAllByTitle(option)).at(-1) ?? document.body);
    };
    expect(choices.queryByRole('combobox', { name: /meera/ })).toBeNull();
    await pick('"Ravi", 2 rows', 'Ravi Shah (ravi.s)');
    await pick('"Gopal", 1 row', 'No technician');
    network.answer(previewCsv, { ...foreseen, rows: 4 });
    await user.click(choices.getByRole('button', { name: 'Use these technicians' }));
    expect(await screen.findByText('4 rows, ready to upload.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Data uploaded successfully')).toBeVisible();
    expect((await submitted()).slice(1).map((line) => line.split(',').at(-1))).toEqual([
      'ravi.s',
      '',
      'ravi.s',
      'meera',
    ]);
  });
});
