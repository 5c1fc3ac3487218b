import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SortableList } from './SortableList';

function Letters({ start }: { start: string }) {
  const [items, setItems] = useState([...start]);
  return (
    <SortableList
      label="Letters"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onOrder={setItems}
    >
      {(item) => <b>{item}</b>}
    </SortableList>
  );
}

function draw(start = 'ABC') {
  const user = userEvent.setup();
  const { container } = render(<Letters start={start} />);
  return {
    user,
    order: () =>
      screen
        .getAllByRole('listitem')
        .map((row) => row.textContent)
        .join(''),
    announcement: () => container.querySelector('[aria-live]')?.textContent,
    handle: (name: string) => screen.getByRole('button', { name: `Move ${name}` }),
  };
}

test('by keyboard: Space picks up, the arrows move, Space drops; each step is announced and the focus stays', async () => {
  const { user, order, announcement, handle } = draw();
  handle('A').focus();
  expect(handle('A')).toHaveAccessibleDescription(/Space or Enter picks it up/);
  await user.keyboard(' ');
  expect(announcement()).toBe('A is picked up, place 1 of 3.');
  expect(handle('A')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect([order(), announcement()]).toEqual(['BCA', 'A, place 3 of 3.']);
  expect(handle('A')).toHaveFocus();
  await user.keyboard('{ArrowUp} ');
  expect([order(), announcement()]).toEqual(['BAC', 'A is dropped at place 2 of 3.']);
  await user.keyboard('{ArrowUp}');
  expect(order()).toBe('BAC');
});

test('by keyboard: Escape restores the original place', async () => {
  const { user, order, announcement, handle } = draw();
  handle('C').focus();
  await user.keyboard('{Enter}{ArrowUp}{ArrowUp}{Escape}');
  expect([order(), announcement()]).toEqual(['ABC', 'C is back at place 3 of 3.']);
  expect(handle('C')).toHaveFocus();
  expect(handle('C')).toHaveAttribute('aria-pressed', 'false');
});

test('by the buttons: one place up or down; at the ends the focus moves to the other button', async () => {
  const { user, order, announcement } = draw();
  expect(screen.getByRole('button', { name: 'Move A up' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Move B up' }));
  expect([order(), announcement()]).toEqual(['BAC', 'B, place 1 of 3.']);
  expect(screen.getByRole('button', { name: 'Move B down' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Move A down' }));
  expect(order()).toBe('BCA');
  expect(screen.getByRole('button', { name: 'Move A up' })).toHaveFocus();
});

test('a list with one item cannot be sorted', () => {
  draw('A');
  for (const name of ['Move A up', 'Move A down'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});
