import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useRowSelection } from '../state/useRowSelection';
import { SelectedRows } from './SelectedRows';

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
