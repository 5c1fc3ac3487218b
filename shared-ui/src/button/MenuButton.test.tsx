import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './MenuButton';

const OPTIONS = ['Open', 'OnHold', 'Closed'].map((value) => ({ value, content: value }));

function open(props: { busy?: boolean } = {}) {
  const onChoose = jest.fn();
  render(
    <MenuButton label="Status: OnHold" options={OPTIONS} value="OnHold" onChoose={onChoose} {...props}>
      OnHold
    </MenuButton>,
  );
  return {
    user: userEvent.setup(),
    onChoose,
    button: screen.getByRole('button', { name: 'Status: OnHold' }),
  };
}
const item = (name: string) => screen.getByRole('menuitemradio', { name });

test('the menu opens at the current choice, the arrows move around its ends, and Enter chooses', async () => {
  const { user, button, onChoose } = open();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(item('OnHold')).toHaveFocus();
  expect(item('OnHold')).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(item('Closed')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Open')).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}{End}{Enter}');
  expect(onChoose.mock.calls).toEqual([['Closed']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('Escape, a press beside it and leaving it close the menu without a choice', async () => {
  const { user, button, onChoose } = open();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByRole('menu').previousElementSibling ?? document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(button);
  fireEvent.scroll(window);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(onChoose).not.toHaveBeenCalled();
});

test('the same choice changes nothing', async () => {
  const { user, button, onChoose } = open();
  await user.click(button);
  await user.click(item('OnHold'));
  expect(onChoose).not.toHaveBeenCalled();
});

test('while a choice is being stored, the menu stays closed', async () => {
  const { user, button } = open({ busy: true });
  await user.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
