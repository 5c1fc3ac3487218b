import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { sliceColors } from '../state/sliceColors';
import { Donut } from './Donut';
import { visibleArcs } from './DonutRing';

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

test.each([
  [
    [812, 1353],
    [812, 1353],
  ],
  [
    [1, 999],
    [30, 999],
  ],
  [[0, 999], [999]],
])(
  'of %j a slice that is too small to be seen is drawn with 3 %% of the ring: %j',
  ([open, closed], sizes) => {
    const arcs = visibleArcs(slices(open ?? 0, closed ?? 0));
    expect(arcs.map(({ value }) => value)).toEqual(sizes);
    expect(arcs.map(({ count }) => count)).toEqual([open, closed].filter(Boolean));
  },
);

test('a slice that is drawn larger keeps its real number in the tooltip, the legend and the middle', async () => {
  const { container } = draw(1, 999);
  await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(2));
  const [small] = container.querySelectorAll('path');
  if (small) await userEvent.hover(small);
  await waitFor(() => expect(document.querySelector('.tooltip')).toHaveTextContent('Open 1'));
  expect(screen.getByRole('link', { name: 'Open 1' })).toBeInTheDocument();
  expect(screen.getByText('1,000')).toBeInTheDocument();
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
