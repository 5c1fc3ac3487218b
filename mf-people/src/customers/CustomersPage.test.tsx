import { screen, waitFor } from '@testing-library/react';
import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { previewCsv, uploadCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aCustomer, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { aUploadFile } from '../testing/aUploadFile';
import { CustomersPage } from './CustomersPage';

const network = fakeNetwork();

function open() {
  signedIn();
  return renderRoutes(
    [
      { path: '/customers', element: <CustomersPage /> },
      { path: '/customers_raised_issues', element: <p>Issues</p> },
    ],
    '/customers',
  );
}

test('15 customers per page, each with name and number of tickets (R402, R403)', async () => {
  network.answerList(customerList, many(aCustomer, 16));
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'customer.1' })).toBeVisible();
  expect(screen.getByRole('link', { name: '1 ticket' })).toBeVisible();
  expect(screen.getByText('Page 1 / 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'customer.16' })).toBeVisible();
});

test('the number of tickets links to the customer’s issues and stores the customer (R402)', async () => {
  network.answerList(customerList, [aCustomer({ username: 'asha & sons', ticket_count: 3 })]);
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: '3 tickets' }));
  expect(address()).toBe('/customers_raised_issues?customerName=asha+%26+sons');
  expect(useSelection.getState().customer).toEqual({ name: 'asha & sons' });
});

test('after an upload the new customers are in the list', async () => {
  network.answerList(customerList, []);
  network.answerList(elevatorChoices, []);
  network.fail(previewCsv, 404);
  const { user } = open();
  expect(await screen.findByText('No customers yet')).toBeVisible();
  network.answer(uploadCsv, () => {
    network.answerList(customerList, [aCustomer({ username: 'asha.society' })]);
    return { customers_created: 1, elevators_created: 1 };
  });
  await user.upload(screen.getByLabelText('Choose a CSV file'), new File([aUploadFile([{}])], 'lifts.csv'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: 'asha.society' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('No customers yet')).not.toBeInTheDocument());
});
