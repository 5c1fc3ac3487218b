import { screen, within } from '@testing-library/react';
import { importList, undoImport } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import { importMessages } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import type { StoredImport } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import { many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { RecentImports } from './RecentImports';

const network = fakeNetwork();
const AT = '2026-03-02T12:00:00.000Z';

const anImport = (changes: Partial<StoredImport>, n: number): StoredImport => ({
  import_id: n,
  file_name: `register-${n}.csv`,
  created_at: AT,
  created_by: 'lift_dealer',
  customers_created: 2,
  elevators_created: 1234,
  undone_at: null,
  ...changes,
});
const imports = many(anImport, 6);

async function open() {
  signedIn();
  const { user } = renderRoutes([{ path: '/', element: <RecentImports /> }], '/');
  await user.click(screen.getByText('Recent imports'));
  return user;
}
const rowOf = async (file: string) => within(await screen.findByRole('row', { name: new RegExp(file) }));

test('each import shows its file, who made it and when, and what it created, by page', async () => {
  network.answerList(importList, imports);
  const user = await open();
  const row = await rowOf('register-1.csv');
  for (const text of [formatDateTime(AT), 'lift_dealer', '1,234', '2'])
    expect(row.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('register-6.csv')).toBeVisible();
});

test('an import is undone after a confirmation, once, and then shows so', async () => {
  network.answerList(importList, imports.slice(0, 1));
  network.answer(undoImport, () => {
    const undone = anImport({ undone_at: AT }, 1);
    network.answerList(importList, [undone]);
    return undone;
  });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Undo the import of register-1.csv' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Undo this import?' }));
  expect(dialog.getByText(/^2 customers and 1,234 elevators are deleted\./)).toBeVisible();
  await user.dblClick(dialog.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Import of register-1.csv undone')).toHaveAttribute('role', 'status');
  expect(await screen.findByText(`Undone ${formatDateTime(AT)}`)).toBeVisible();
  expect(network.calls(undoImport).map(({ params }) => params)).toEqual([{ import_id: '1' }]);
});

test('an import whose rows are used shows the reason, and stays', async () => {
  network.answerList(importList, imports.slice(0, 1));
  network.fail(undoImport, 409, { detail: importMessages.elevatorTicket('Lift 1') });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Undo the import of register-1.csv' }));
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(importMessages.elevatorTicket('Lift 1'));
  expect(screen.getByRole('button', { name: 'Undo the import of register-1.csv' })).toBeVisible();
});

test('nothing imported yet, and a list that cannot be loaded', async () => {
  network.offline(importList);
  const user = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The imports could not be loaded');
  network.answerList(importList, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No imports yet.')).toBeVisible();
});
