import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type Column } from './DataTable';

interface Lift {
  id: number;
  name: string;
  floors: number;
}

const columns: Column<Lift>[] = [
  { key: 'name', title: 'Elevator Name', sort: 'elevator_name', render: ({ name }) => name },
  { key: 'floors', title: 'Floors', align: 'end', render: ({ floors }) => floors },
];
const rows: Lift[] = [
  { id: 1, name: 'North', floors: 12 },
  { id: 2, name: 'South', floors: 4 },
];

const table = (props: Partial<Parameters<typeof DataTable<Lift>>[0]>) => (
  <DataTable
    caption="Elevators of one building"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    {...props}
  />
);

const draw = (sort = '', onSort?: (sort: string) => void, busy = false) =>
  render(table({ sort, onSort, busy }));

test('the table is semantic: it has a caption, column headers and one row per item', () => {
  draw();
  const table = screen.getByRole('table', { name: 'Elevators of one building' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elevator Name', 'Floors']);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('cell', { name: 'South' })).toBeInTheDocument();
});

test.each([
  ['', 'none', 'elevator_name'],
  ['elevator_name', 'ascending', '-elevator_name'],
  ['-elevator_name', 'descending', 'elevator_name'],
])('ordered by "%s" the column is %s, and pressing it requests "%s"', async (sort, ariaSort, requested) => {
  const onSort = jest.fn();
  draw(sort, onSort);
  expect(screen.getByRole('columnheader', { name: 'Elevator Name' })).toHaveAttribute('aria-sort', ariaSort);
  expect(screen.getByRole('columnheader', { name: 'Floors' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Elevator Name' }));
  expect(onSort).toHaveBeenCalledWith(requested);
});

test('while newer rows are loading the table is busy and keeps the old ones', () => {
  draw('', undefined, true);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('North')).toBeInTheDocument();
});

describe('on a phone, where the rows are cards', () => {
  beforeEach(() => {
    const desktop = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...desktop(query), matches: query.includes('48rem') }));
  });

  test('the order is chosen next to them: the column and the direction', async () => {
    const onSort = jest.fn();
    draw('-elevator_name', onSort);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Elevator Name');
    await userEvent.click(screen.getByRole('button', { name: 'Descending' }));
    expect(onSort).toHaveBeenLastCalledWith('elevator_name');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Elevator Name');
    expect(screen.queryByRole('button', { name: 'Elevator Name' })).not.toBeInTheDocument();
  });

  test('a list without a column order shows the default order, without a direction', () => {
    draw('size', jest.fn());
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Default order');
    expect(screen.queryByRole('button', { name: /ending/ })).not.toBeInTheDocument();
  });
});

test('a table that scrolls in itself takes the focus, so that the arrow keys scroll it', async () => {
  const { rerender } = render(table({ bounded: 1 }));
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Elevators of one building' })).toHaveFocus();
  rerender(table({ bounded: 2 }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
