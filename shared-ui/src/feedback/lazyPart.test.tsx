import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazyPart';

const Chart = ({ title }: { title: string }) => <p>{title}</p>;
const failing = () => Promise.reject(new Error('ChunkLoadError'));

const show = (Part: ReturnType<typeof lazyPart<{ title: string }>>) =>
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

it('a part that cannot be loaded says so, and the rest of the screen stays', async () => {
  show(lazyPart<{ title: string }>(failing));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part could not be loaded. Please reload the page.',
  );
  expect(screen.getByText('42')).toBeVisible();
});

it('a part that need not be there is left out', async () => {
  const { container } = show(lazyPart<{ title: string }>(failing, () => null));
  await waitFor(() => expect(container).toHaveTextContent(/^42$/));
});
