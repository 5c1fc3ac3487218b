import { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Loaded } from './DetailPage';

type Reading = ComponentProps<typeof Loaded<string>>['query'];
const retry = jest.fn();
beforeEach(() => void retry.mockClear());
const coming: Reading = { data: undefined, error: undefined, retry };
const failing = (status: number): Reading => ({ ...coming, error: new ApiError('refused', status) });

function draw(first: Reading, keepInitialData = false) {
  const shown = (query: Reading) => (
    <MemoryRouter>
      <Loaded
        query={query}
        keepInitialData={keepInitialData}
        failed="It could not be loaded"
        notFound={{ title: 'It is not there', back: { to: '/all', label: 'To all of them' } }}
      >
        {(name) => <p>{name}</p>}
      </Loaded>
    </MemoryRouter>
  );
  const { rerender } = render(shown(first));
  return (next: Reading) => rerender(shown(next));
}

test('an entity shows a loading state, and is then shown', () => {
  const next = draw(coming);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  next({ ...coming, data: 'North' });
  expect(screen.getByText('North')).toBeVisible();
});

test('a failed load can be retried', async () => {
  draw(failing(500));
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('data that cannot be fetched again stays, with a notice and a retry button until it is', async () => {
  const next = draw({ ...coming, data: 'North' });
  const shown = screen.getByText('North');
  next({ ...failing(500), data: 'North' });
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded');
  expect(screen.getByText('North')).toBe(shown);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  next({ ...coming, data: 'South' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a missing entity shows a message with a link, even if it existed before', () => {
  draw({ ...failing(404), data: 'North' });
  expect(screen.getByText('It is not there')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To all of them' })).toHaveAttribute('href', '/all');
});

test('what the server does not offer is no fault: there is nothing to retry', () => {
  draw({ ...coming, error: new ApiError('unsupported', 404) });
  expect(screen.getByText('Your server does not offer this.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a form waits for fresh data, and later data does not replace it', () => {
  const next = draw({ ...coming, data: 'Old', updating: true }, true);
  expect(screen.queryByText('Old')).not.toBeInTheDocument();
  next({ ...coming, data: 'North', updating: false });
  next({ ...coming, data: 'South', updating: false });
  next(failing(404));
  expect(screen.getByText('North')).toBeVisible();
});
