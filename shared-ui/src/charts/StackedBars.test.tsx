import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { sliceColors } from '../state/sliceColors';
import { StackedBars } from './StackedBars';
import { StackTable } from './StackTable';

const series = [
  { id: 'Open', label: 'Open', color: sliceColors.red },
  { id: 'OnHold', label: 'On Hold', color: sliceColors.amber },
];
const stacks = [
  {
    id: 'Low',
    label: 'Low',
    values: { Open: 1200, OnHold: 3 },
    to: (of: string) => `/list?priority=Low&status=${of}`,
  },
  {
    id: 'High',
    label: 'High',
    values: { Open: 0, OnHold: 0 },
    to: (of: string) => `/list?priority=High&status=${of}`,
  },
];

test('the legend names the series in their order (R803)', async () => {
  render(<StackedBars title="Tickets" series={series} stacks={stacks} />, { wrapper: MemoryRouter });
  const chart = await screen.findByRole('figure', { name: 'Tickets' });
  expect(
    within(chart)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Open', 'On Hold']);
});

test('if there are too many names, the chart shows the longest bars and a note', async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({
    id: `person.${at}`,
    label: `person.${at}`,
    values: { Open: at, OnHold: 0 },
    to: () => undefined,
  }));
  const { rerender } = render(<StackedBars title="Tickets" series={series} stacks={many} />, {
    wrapper: MemoryRouter,
  });
  expect(await screen.findByText('The 20 longest of 21 bars. The table shows all.')).toBeVisible();
  await screen.findByRole('figure', { name: 'Tickets' });
  rerender(<StackedBars title="Tickets" series={series} stacks={many.slice(1)} />);
  expect(screen.queryByText(/longest of/)).not.toBeInTheDocument();
});

test('every number of the chart is in the table and links to the counted items', () => {
  render(<StackTable caption="Tickets" of="Priority" series={series} stacks={stacks} />, {
    wrapper: MemoryRouter,
  });
  const [, low, high] = screen.getAllByRole('row');
  expect(low).toHaveTextContent('Low1,20031,203');
  expect(high).toHaveTextContent('High000');
  expect(screen.getByRole('link', { name: '3, Low, On Hold' })).toHaveAttribute(
    'href',
    '/list?priority=Low&status=OnHold',
  );
});
