import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { sliceColors } from '../state/sliceColors';
import { Donut } from './Donut';

const slices = (open: number, closed: number) => [
  { id: 'open', label: 'Open', value: open, color: sliceColors.red, to: '/all_open_tickets' },
  { id: 'closed', label: 'Closed', value: closed, color: sliceColors.green, to: '/all_closed_tickets' },
];
const draw = (open: number, closed: number) =>
  render(<Donut title="Issues" slices={slices(open, closed)} />, { wrapper: MemoryRouter });

test('the legend next to the ring names each part with its count and links to the counted items', async () => {
  draw(812, 1353);
  const chart = await screen.findByRole('figure', { name: 'Issues' });
  const links = within(chart).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/all_open_tickets',
    '/all_closed_tickets',
  ]);
  expect(within(chart).getByRole('link', { name: 'Open 812' })).toBeInTheDocument();
  expect(within(chart).getByText('2,165')).toBeInTheDocument();
});

test('the ring is drawn when it comes into view, and is hidden from screen readers', async () => {
  const { container } = draw(3, 1);
  const paths = await screen.findAllByText((_, element) => element?.tagName === 'path');
  expect(paths).toHaveLength(2);
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('the ring is not drawn before all figures of the page are loaded', async () => {
  const waiting = (busy: boolean) => (
    <MemoryRouter>
      <p aria-busy={busy}>What is read</p>
      <Donut title="Issues" slices={slices(3, 1)} />
    </MemoryRouter>
  );
  const { container, rerender } = render(waiting(true));
  // The frame in which it would be drawn.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await import('./DonutRing');
  expect(container.querySelector('path')).toBeNull();
  rerender(waiting(false));
  await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(2));
});

test('an empty donut shows a message', async () => {
  draw(0, 0);
  expect(await screen.findByText('No data')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open 0' })).toBeInTheDocument();
});
