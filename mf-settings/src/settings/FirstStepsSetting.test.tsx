import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { readFirstSteps, skipFirstSteps } from '@smart-elevator/shared-api/contract/home/endpoints';
import { FIRST_STEPS, type FirstSteps } from '@smart-elevator/shared-api/contract/home/firstSteps';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import { FirstStepsSetting } from './FirstStepsSetting';

const network = fakeNetwork();

const STEPS: FirstSteps = {
  done: ['company'],
  skipped: ['company', 'contract'],
  is_empty: false,
  has_sample_data: false,
};

function open(steps: Partial<FirstSteps> = {}) {
  signedIn();
  network.answer(readFirstSteps, { ...STEPS, ...steps });
  const routes = [
    { path: '/', element: <FirstStepsSetting /> },
    { path: '/amc_count', element: null },
  ];
  return renderRoutes(routes, '/');
}

test('skipped first steps come back on Home (R235)', async () => {
  const { user, address } = open();
  expect(await screen.findByText('1 of 5 are done.')).toBeVisible();
  network.answer(skipFirstSteps, { ...STEPS, skipped: [] });
  await user.click(screen.getByRole('button', { name: 'Show on Home with the skipped step' }));
  await waitFor(() => expect(address()).toBe('/amc_count?first_steps=shown'));
  expect(network.calls(skipFirstSteps)[0]?.body).toEqual({ skipped: [] });
});

test('without skipped first steps Settings leads to the steps (R235)', async () => {
  open({ skipped: [] });
  expect(await screen.findByRole('link', { name: 'Show on Home' })).toHaveAttribute(
    'href',
    '/amc_count?first_steps=shown',
  );
});

test('when all first steps are done, Settings has none (R235)', async () => {
  open({ skipped: [] });
  await screen.findByText('First steps');
  network.answer(readFirstSteps, { ...STEPS, done: [...FIRST_STEPS] });
  act(() => invalidateChangedQueries(skipFirstSteps));
  await waitFor(() => expect(screen.queryByText('First steps')).not.toBeInTheDocument());
});
