import { addSampleData, removeSampleData } from '@smart-elevator/shared-api/contract/home/endpoints';
import type { FirstSteps } from '@smart-elevator/shared-api/contract/home/firstSteps';
import { sampleDataMessages } from '@smart-elevator/shared-api/contract/home/sampleData';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { SampleData } from './SampleData';

const network = fakeNetwork();

function open(steps: Partial<FirstSteps>) {
  signedIn();
  const all = { done: [], skipped: [], is_empty: true, has_sample_data: false, ...steps };
  return renderRoutes([{ path: '/', element: <SampleData steps={all} /> }], '/');
}

const look = () => screen.getByRole('button', { name: 'Look around with sample data' });

test('a dealer without data adds sample data (R236)', async () => {
  network.answer(addSampleData, { people: 5, elevators: 12, contracts: 3, tickets: 20 });
  const { user } = open({});
  await user.click(look());
  expect(await screen.findByText('Sample data is here. Nobody gets a message of it.')).toBeVisible();
});

test('the reason of a refusal is shown (R236)', async () => {
  network.fail(addSampleData, 409, { detail: sampleDataMessages.hasData });
  const { user } = open({});
  await user.click(look());
  expect(await screen.findByRole('alert')).toHaveTextContent(sampleDataMessages.hasData);
});

test('sample data is removed after a question, and what stays is named (R236)', async () => {
  network.answer(removeSampleData, {
    removed: 30,
    kept: [
      { kind: 'customer', name: 'Lotus Heights' },
      { kind: 'elevator', name: 'LH-1' },
    ],
  });
  const { user } = open({ is_empty: false, has_sample_data: true });
  await user.click(screen.getByRole('button', { name: 'Remove sample data' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(
    await screen.findByText('The sample data has been removed. Your own entries keep: Lotus Heights, LH-1'),
  ).toBeVisible();
});

test('a dealer with data of the own is not asked (R236)', () => {
  open({ is_empty: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
