import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Card } from '../cards/Card';
import { CardGrid } from '../cards/CardGrid';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { Page } from '../page/Page';
import { DataTable } from '../table/DataTable';

function Visit() {
  const [state, setState] = useState('Planned');
  const press = () => setState('Done');
  return (
    <Page
      title="Visit"
      action={
        <button key={state} onClick={press}>
          {state}
        </button>
      }
    />
  );
}

test('an action that is replaced by others leaves the focus beside them', async () => {
  render(<Visit />);
  await userEvent.click(screen.getByRole('button', { name: 'Planned' }));
  expect(screen.getByRole('group', { name: 'Actions' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
});

const NAMES = ['Asha', 'Ben', 'Carl'];

function People({ as }: { as: 'table' | 'cards' }) {
  const [names, setNames] = useState(NAMES);
  const remove = (name: string) => (
    <button onClick={() => setNames(names.filter((one) => one !== name))}>Delete {name}</button>
  );
  return (
    <MemoryRouter>
      {as === 'table' ? (
        <DataTable
          caption="People"
          columns={[{ key: 'name', title: 'Name', render: remove }]}
          rows={names}
          rowKey={(name) => name}
        />
      ) : (
        <CardGrid>
          {names.map((name) => (
            <Card key={name} title={name} actions={remove(name)} />
          ))}
        </CardGrid>
      )}
    </MemoryRouter>
  );
}

test.each(['table', 'cards'] as const)(
  'a row of %s that is deleted gives the focus to the one in its place',
  async (as) => {
    render(<People as={as} />);
    const rowOf = (name: string) =>
      screen.getByRole('button', { name: `Delete ${name}` }).closest('[data-row]');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Ben' }));
    expect(rowOf('Carl')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Carl' }));
    expect(rowOf('Asha')).toHaveFocus();
  },
);

function Person() {
  const [isActive, setActive] = useState(true);
  const [asking, setAsking] = useState(false);
  return (
    <MemoryRouter>
      <CardGrid>
        <Card
          title="Asha"
          actions={
            <>
              <button key={String(isActive)} onClick={() => setAsking(true)}>
                {isActive ? 'Deactivate' : 'Activate'}
              </button>
              <ConfirmDialog
                open={asking}
                sentence="Sure?"
                onConfirm={() => setActive(false)}
                onCancel={() => setAsking(false)}
              />
            </>
          }
        />
      </CardGrid>
    </MemoryRouter>
  );
}

test('a dialog whose button was replaced gives the focus to its row', async () => {
  render(<Person />);
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('listitem')).toHaveFocus();
});

test('the focus that left by a click beside the rows does not come back with the next change', async () => {
  const { rerender } = render(<People as="table" key="same" />);
  screen.getByRole('button', { name: 'Delete Ben' }).focus();
  await userEvent.click(document.body);
  rerender(<People as="table" key="same" />);
  expect(document.body).toHaveFocus();
});
