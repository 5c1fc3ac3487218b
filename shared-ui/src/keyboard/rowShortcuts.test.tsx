import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../button/IconButton';
import { Card } from '../cards/Card';
import { CardGrid } from '../cards/CardGrid';
import { renderRoutes } from '../testing/renderRoutes';
import { CellDetail } from '../table/CellDetail';
import { DataTable, type Column } from '../table/DataTable';
import { Shortcuts } from './Shortcuts';

const columns: Column<string>[] = [
  { key: 'name', title: 'Name', render: (name) => <Link to={`/open/${name}`}>{name}</Link> },
  {
    key: 'action',
    title: 'Action',
    render: (name) => <IconButton icon="edit" label={`Edit ${name}`} to={`/edit/${name}`} />,
  },
];
const onSelect = jest.fn();

function open() {
  const list = (
    <>
      <Shortcuts user="7" create="/Issue" />
      <main>
        <input aria-label="Search" />
        <DataTable
          caption="Lifts"
          columns={columns}
          rows={['North', 'South']}
          rowKey={(name) => name}
          choice={{ isSelected: () => false, onSelect, labelOf: (name) => `Select ${name}` }}
        />
      </main>
    </>
  );
  return renderRoutes([{ path: '*', element: list }], '/list');
}
const row = (name: RegExp) => screen.getByRole('row', { name });

test('j and k move the focus from row to row, and stop at the ends', async () => {
  const { user } = open();
  await user.keyboard('j');
  expect(row(/North/)).toHaveFocus();
  await user.keyboard('jj');
  expect(row(/South/)).toHaveFocus();
  await user.keyboard('k');
  expect(row(/North/)).toHaveFocus();
});

test('a step starts at the row that contains the focus', async () => {
  const { user } = open();
  screen.getByRole('link', { name: 'Edit North' }).focus();
  await user.keyboard('j');
  expect(row(/South/)).toHaveFocus();
});

/** A list whose rows change from outside, as by a deletion. */
let show: (list: { name: string; rows: readonly string[] }) => void = () => undefined;
function ChangingList() {
  const [{ name, rows }, setList] = useState({
    name: 'Lifts',
    rows: ['A', 'B', 'C', 'D'] as readonly string[],
  });
  useEffect(() => {
    show = (list) => act(() => setList(list));
  }, []);
  return (
    <main>
      <Shortcuts user="7" create="/Issue" />
      <DataTable key={name} caption={name} columns={columns} rows={rows} rowKey={(one) => one} />
    </main>
  );
}

test('the row in the place of a removed one has the focus, and a step starts there; on another list at the first row', async () => {
  const { user } = renderRoutes([{ path: '*', element: <ChangingList /> }], '/list');
  await user.keyboard('jj');
  show({ name: 'Lifts', rows: ['A', 'C', 'D'] });
  expect(row(/^C/)).toHaveFocus();
  await user.keyboard('j');
  expect(row(/^D/)).toHaveFocus();
  show({ name: 'Lifts', rows: ['A', 'C'] });
  await user.keyboard('k');
  expect(row(/^A/)).toHaveFocus();
  show({ name: 'Lifts', rows: ['B', 'A'] });
  await user.keyboard('j');
  expect(row(/^A/)).toHaveFocus();
  show({ name: 'Other', rows: ['X', 'Y', 'Z'] });
  await user.keyboard('j');
  expect(row(/^X/)).toHaveFocus();
});

test.each([
  ['Enter opens the row', '{Enter}', '/open/South'],
  ['e edits the row', 'e', '/edit/South'],
])('%s', async (_, key, address) => {
  const view = open();
  await view.user.keyboard(`jj${key}`);
  expect(view.address()).toBe(address);
});

test('Enter opens the page of a row that has one beside its other links', async () => {
  const list = (
    <main>
      <Shortcuts user="7" create="/Issue" />
      <div data-row tabIndex={-1}>
        <Link to="/edit/North">North</Link>
        <CellDetail page={{ to: '/read/North' }}>The door is stuck</CellDetail>
      </div>
    </main>
  );
  const { user, address } = renderRoutes([{ path: '*', element: list }], '/list');
  await user.keyboard('j{Enter}');
  expect(address()).toBe('/read/North');
});

test('x selects the row, which keeps the focus', async () => {
  const { user } = open();
  await user.keyboard('jjx');
  expect(onSelect).toHaveBeenLastCalledWith(['South'], true);
  expect(row(/South/)).toHaveFocus();
});

test('the keys of a row do nothing without a row, and in a field', async () => {
  const { user, address } = open();
  await user.keyboard('ex{Enter}');
  await user.type(screen.getByRole('textbox'), 'jjex');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(address()).toBe('/list');
});

test('cards are rows, too', async () => {
  const cards = (
    <>
      <Shortcuts user="7" create="/Issue" />
      <main>
        <CardGrid>
          <Card title="North" to="/open/North" />
          <Card title="South" to="/open/South" />
        </CardGrid>
      </main>
    </>
  );
  const { user, address } = renderRoutes([{ path: '*', element: cards }], '/list');
  await user.keyboard('jj{Enter}');
  expect(address()).toBe('/open/South');
});
