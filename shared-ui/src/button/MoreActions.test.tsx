import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog/Dialog';
import { Button } from './Button';
import { MoreActions } from './MoreActions';

function Actions() {
  const [open, setOpen] = useState(false);
  return (
    <MoreActions>
      <Button onClick={() => setOpen(true)}>Columns</Button>
      <Dialog title="Which columns" open={open} onClose={() => setOpen(false)}>
        <input aria-label="Status" />
      </Dialog>
    </MoreActions>
  );
}

const more = () => screen.getByRole('button', { name: /More actions/ });
const drawOnPhone = () => {
  const desktop = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...desktop(query), matches: query.includes('48rem') }));
  render(<Actions />);
};

test('a wide window has the actions in their row', () => {
  render(<Actions />);
  expect(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /More actions/ })).not.toBeInTheDocument();
});

test('on a phone they are behind a button; Escape closes them and returns the focus', async () => {
  drawOnPhone();
  await userEvent.click(more());
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  expect(more()).toHaveFocus();
});

test('an action closes them; its dialog returns the focus to the button', async () => {
  drawOnPhone();
  await userEvent.click(more());
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(screen.getByRole('textbox', { name: 'Status' }), 'x');
  expect(screen.getByRole('textbox', { name: 'Status' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(more()).toHaveFocus();
});
