import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alerts } from '../feedback/Alerts';
import { useLazyDialog } from './useLazyDialog';

const Question = ({ onEnd }: { onEnd: () => void }) => <button onClick={onEnd}>End</button>;

it('a dialog that cannot be loaded shows an alert, the screen stays, and it can be opened again', async () => {
  const user = userEvent.setup();
  const load = jest
    .fn(async () => Question)
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockRejectedValueOnce(new Error('ChunkLoadError'));
  function Screen() {
    const { Dialog, isOpen, open, close } = useLazyDialog(load);
    return (
      <>
        <input aria-label="Note" />
        <button onClick={open}>Ask</button>
        {Dialog && isOpen ? <Dialog onEnd={close} /> : null}
        <Alerts />
      </>
    );
  }
  render(<Screen />);
  await user.type(screen.getByLabelText('Note'), 'kept');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'End' }));
  expect(screen.queryByRole('button', { name: 'End' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Note')).toHaveValue('kept');
});

it('while a dialog is on its way, the page shows it', async () => {
  const user = userEvent.setup();
  let arrive = (_dialog: typeof Question): void => undefined;
  const load = () => new Promise<typeof Question>((resolve) => (arrive = resolve));
  function Screen() {
    const { Dialog, isOpen, open, close } = useLazyDialog(load);
    return Dialog && isOpen ? <Dialog onEnd={close} /> : <button onClick={open}>Ask</button>;
  }
  render(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(document.documentElement).toHaveAttribute('data-fetching');
  await act(async () => arrive(Question));
  expect(await screen.findByRole('button', { name: 'End' })).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-fetching');
});
