import { screen, within } from '@testing-library/react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { setShortcutsEnabled } from '../state/shortcuts';
import { renderRoutes } from '../testing/renderRoutes';
import { Shortcuts } from './Shortcuts';

function open({ link = false, dialog = false, onPalette = jest.fn() } = {}) {
  const screenOf = (
    <>
      <Shortcuts user="7" create="/Issue" onPalette={onPalette} />
      <main>
        <input type="search" aria-label="Search" aria-keyshortcuts="f" defaultValue="door" />
        <input type="checkbox" aria-label="Choose" />
        <textarea aria-label="Notes" />
        <select aria-label="Status">
          <option>Closed</option>
        </select>
        {link ? (
          <Link to="/other" aria-keyshortcuts="c">
            Add
          </Link>
        ) : null}
        {dialog ? <dialog open>Asked</dialog> : null}
      </main>
    </>
  );
  return renderRoutes([{ path: '*', element: screenOf }], '/list');
}

afterEach(() => localStorage.clear());

test('f focuses the search of the screen and selects its text', async () => {
  const { user } = open();
  await user.keyboard('f');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  await user.keyboard('n');
  expect(search).toHaveValue('n');
});

test('c opens the form of a new ticket', async () => {
  const { user, address } = open();
  await user.keyboard('c');
  expect(address()).toBe('/Issue');
});

test('c follows the link of the screen if there is one', async () => {
  const { user, address } = open({ link: true });
  await user.keyboard('c');
  expect(address()).toBe('/other');
});

test('j follows the link of the screen to the next entity', async () => {
  const ticket = (
    <>
      <Shortcuts user="7" create="/Issue" />
      <main>
        <Link to="/next" aria-keyshortcuts="j">
          Next
        </Link>
      </main>
    </>
  );
  const { user, address } = renderRoutes([{ path: '*', element: ticket }], '/ticket');
  await user.keyboard('j');
  expect(address()).toBe('/next');
});

test.each([
  ['follows the link of the screen', () => document.body, '/edit'],
  ['presses the link of the row that has the focus', () => screen.getByRole('row'), '/edit/row'],
])('e %s', async (_, focused, address) => {
  const page = (
    <>
      <Shortcuts user="7" create="/Issue" />
      <main>
        <div role="row" data-row tabIndex={-1}>
          <Link to="/edit/row" aria-keyshortcuts="e">
            Edit row
          </Link>
        </div>
        <Link to="/edit" aria-keyshortcuts="e">
          Edit
        </Link>
      </main>
    </>
  );
  const view = renderRoutes([{ path: '*', element: page }], '/ticket');
  focused().focus();
  await view.user.keyboard('e');
  expect(view.address()).toBe(address);
});

test('? lists the shortcuts', async () => {
  const { user } = open();
  await user.keyboard('?');
  const help = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'KeyAction',
    'Ctrl+KSearch the console',
    '/Search the console',
    'fGo to the search of the list',
    'cAdd a new ticket',
    'jGo to the next row, or to the next ticket',
    'kGo to the previous row, or to the previous ticket',
    'EnterOpen the row',
    'eEdit the row, or the item of the page',
    'xSelect the row',
    'SpaceLook at the row beside the list',
    '?Show this help',
    'Ctrl+EnterSave the form',
  ]);
  await user.click(help.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['Search', 'Notes', 'Status'])(
  'in the field %s the keys are typed and nothing else',
  async (label) => {
    const onPalette = jest.fn();
    const { user, address } = open({ onPalette });
    screen.getByLabelText(label).focus();
    await user.keyboard('c?/f');
    expect(address()).toBe('/list');
    expect(onPalette).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveFocus();
  },
);

test('the keys work on a checkbox, which accepts no text', async () => {
  const { user, address } = open();
  screen.getByLabelText('Choose').focus();
  await user.keyboard('c');
  expect(address()).toBe('/Issue');
});

test.each(['{Control>}c{/Control}', '{Meta>}c{/Meta}', '{Alt>}c{/Alt}'])(
  '%s is the browser’s own',
  async (keys) => {
    const { user, address } = open();
    await user.keyboard(keys);
    expect(address()).toBe('/list');
  },
);

test('the keys do nothing while a dialog is open', async () => {
  const onPalette = jest.fn();
  const { user, address } = open({ dialog: true, onPalette });
  await user.keyboard('c/{Control>}k{/Control}');
  expect(address()).toBe('/list');
  expect(onPalette).not.toHaveBeenCalled();
});

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens the palette', async (keys) => {
  const onPalette = jest.fn();
  const { user } = open({ onPalette });
  await user.keyboard(keys);
  expect(onPalette).toHaveBeenCalledTimes(1);
});

test('Ctrl+K opens the palette also from a field, and for a user who has switched the other keys off', async () => {
  const onPalette = jest.fn();
  const { user } = open({ onPalette });
  setShortcutsEnabled('7', false);
  screen.getByLabelText('Notes').focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(onPalette).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Notes')).toHaveValue('');
});

test('Ctrl+Enter presses the button that saves the form with the focus, once', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const element = (
    <>
      <Shortcuts user="7" create="/Issue" />
      <form onSubmit={onSubmit}>
        <input aria-label="Summary" />
        <textarea aria-label="Description" />
        <button type="button">Cancel</button>
        <button type="submit">Save</button>
      </form>
      <textarea aria-label="Outside" />
    </>
  );
  const { user } = renderRoutes([{ path: '*', element }], '/list');
  for (const label of ['Summary', 'Description']) {
    screen.getByLabelText(label).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
  }
  expect(onSubmit).toHaveBeenCalledTimes(2);
  screen.getByLabelText('Outside').focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Description')).toHaveValue('');
});

test('switched off, no key does anything, for this user only', async () => {
  const { user, address } = open();
  setShortcutsEnabled('8', false);
  setShortcutsEnabled('7', false);
  await user.keyboard('c?');
  expect(address()).toBe('/list');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  setShortcutsEnabled('7', true);
  await user.keyboard('c');
  expect(address()).toBe('/Issue');
});
