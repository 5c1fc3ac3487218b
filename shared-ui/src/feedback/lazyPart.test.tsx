import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from './lazyPart';

const Chart = ({ title }: { title: string }) => <p>{title}</p>;
const failing = () => Promise.reject(new Error('ChunkLoadError'));

const show = (Part: ComponentType<{ title: string }>) =>
  render(
    <>
      <p>42</p>
      <Suspense fallback="waiting">
        <Part title="Tickets" />
      </Suspense>
    </>,
  );

it('a part is loaded once more if that fails at first', async () => {
  const load = jest.fn(async () => Chart).mockImplementationOnce(failing);
  show(lazyPart(load));
  expect(await screen.findByText('Tickets')).toBeVisible();
});

/** Fails until the returned `recover` is called. */
function loadsLater() {
  const load = jest.fn<Promise<typeof Chart>, []>().mockImplementation(failing);
  return { load, recover: () => void load.mockResolvedValue(Chart) };
}

it('a part that cannot be loaded says so, the rest of the screen stays, and the part can be loaded again', async () => {
  const { load, recover } = loadsLater();
  show(lazyPart(load));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  expect(screen.getByText('42')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  recover();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Tickets')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a part that could not be loaded is loaded again when its screen is opened again', async () => {
  const { load, recover } = loadsLater();
  const Part = lazyPart(load);
  const { unmount } = show(Part);
  await screen.findByRole('alert');
  unmount();
  recover();
  show(Part);
  expect(await screen.findByText('Tickets')).toBeVisible();
});

it('a part that need not be there is left out', async () => {
  const { container } = show(lazyPart<{ title: string }>(failing, () => null));
  await waitFor(() => expect(container).toHaveTextContent(/^42$/));
});
