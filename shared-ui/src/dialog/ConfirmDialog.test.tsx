import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

const QUESTION = 'Are you sure you want to delete this ticket?';

function draw() {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog open sentence={QUESTION} subject="T-104" onConfirm={onConfirm} onCancel={onCancel} />,
  );
  return { onConfirm, onCancel };
}

test('the dialog shows the exact question and the subject, and the focus is on Cancel', () => {
  draw();
  const dialog = screen.getByRole('alertdialog', { name: QUESTION });
  expect(dialog).toHaveAccessibleDescription('T-104');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('Escape cancels, Delete confirms', async () => {
  const { onConfirm, onCancel } = draw();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('a closed dialog renders nothing', () => {
  render(<ConfirmDialog open={false} sentence={QUESTION} onConfirm={jest.fn()} onCancel={jest.fn()} />);
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});
