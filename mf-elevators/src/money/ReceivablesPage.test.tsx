import { contractSums, receivables } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import type { OwedCustomer } from '@smart-elevator/shared-api/contract/amc/owedCustomer';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { ReceivablesPage } from './ReceivablesPage';

const network = fakeNetwork();
const ages = { within_30: 1_000, within_60: 0, within_90: 20_000, over_90: 300_000 };
const ocean: OwedCustomer = {
  customer_id: 502,
  customer_name: 'ocean.society',
  customer_full_name: 'Ocean Society',
  customer_phone: '5550100',
  contracts: 3,
  rupees: 321_000,
  ...ages,
  since: '2026-01-05',
};

function open(rows: OwedCustomer[], address = '/amc_receivables') {
  signedIn();
  network.answerList(receivables, rows);
  network.answer(contractSums, {
    unpaid: { contracts: 3, rupees: 321_000, ...ages },
    ending: { contracts: 0, rupees: 0 },
  });
  return renderRoutes([{ path: '/amc_receivables', element: <ReceivablesPage /> }], address);
}

test('a customer has phone, contracts, sum and sums by age; the contracts are one click away (R618)', async () => {
  open([ocean]);
  const table = await screen.findByRole('table', { name: 'Who owes money' });
  const [, row = document.body] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(/₹3,21,000₹1,000–₹20,000₹3,00,00001\/05\/2026/);
  expect(within(row).getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/amc_contracts?show=unpaid&customer=502&customerName=ocean.society',
  );
  expect(within(row).getByRole('link', { name: /5550100/ })).toHaveAttribute('href', 'tel:5550100');
  expect(
    await screen.findByText('3 contracts are not paid: ₹3,21,000, of that ₹3,00,000 for more than 90 days.'),
  ).toBeVisible();
});

test('the address has order and search', async () => {
  open([ocean], '/amc_receivables?sort=-over_90&search=ocean');
  await screen.findByRole('table', { name: 'Who owes money' });
  expect(network.calls(receivables).at(-1)?.query).toMatchObject({ ordering: '-over_90', search: 'ocean' });
});

test('nobody owes money', async () => {
  open([]);
  expect(await screen.findByText('Nobody owes money')).toBeVisible();
});
