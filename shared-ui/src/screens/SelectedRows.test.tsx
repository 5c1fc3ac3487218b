import { endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { emptyBody, id, record } from '@smart-elevator/shared-api/contract/fields';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useRowSelection } from '../state/useRowSelection';
import { ConfirmDelete } from './ConfirmDelete';
import { SelectedRows } from './SelectedRows';

const network = fakeNetwork();
const deleteRow = endpoint({
  name: 'deleteRow',
  domain: 'account',
  method: 'DELETE',
  path: '/api/rows/:id/',
  params: record({ id: id() }),
  reply: emptyBody(),
  success: 204,
  changes: ['account'],
});

interface Row {
  id: number;
  value: number;
}

/** Two contracts of a list, which can be selected, and the sum of the selected ones. */
function List({ rows, max }: { rows: readonly Row[]; max: number }) {
  const selection = useRowSelection<Row>(({ id }) => id);
  return (
    <MemoryRouter>
      <button onClick={() => selection.onSelect(rows, true)}>Select the page</button>
      {selection.rows.length > 0 ? (
        <SelectedRows
          label="Selected"
          selection={selection}
          query={Object({ data: { results: rows, count: rows.length } })}
          readAll={async () => [...rows]}
          max={max}
          tooMany={() => ''}
        >
          <button>Pay {selection.rows.reduce((sum, { value }) => sum + value, 0)}</button>
        </SelectedRows>
      ) : null}
    </MemoryRouter>
  );
}

const before = [
  { id: 1, value: 100 },
  { id: 2, value: 20 },
];

test('a selected row that is read again has its new values', async () => {
  const { rerender } = render(<List rows={before} max={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'Select the page' }));
  expect(screen.getByRole('button', { name: 'Pay 120' })).toBeVisible();
  rerender(<List rows={[{ id: 1, value: 700 }]} max={2} />);
  expect(screen.getByRole('button', { name: 'Pay 720' })).toBeVisible();
});

test('more rows than can be changed together have no actions', async () => {
  render(<List rows={before} max={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Select the page' }));
  expect(screen.getByText('At most 1 can be changed together.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('a row that is deleted is not selected any more; the others are', async () => {
  signedIn();
  network.answer(deleteRow, () => new FakeResponse(204, ''));
  render(
    <>
      <ConfirmDelete
        endpoint={deleteRow}
        input={{ params: { id: 1 } }}
        label="Delete 1"
        question="Delete this row?"
        subject="1"
        action="delete row 1"
        done="It is deleted."
        failed={() => 'It is gone.'}
      />
      <List rows={before} max={2} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Select the page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Pay 20' })).toBeVisible();
});
