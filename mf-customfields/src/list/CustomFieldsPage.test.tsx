import { screen } from '@testing-library/react';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { aCustomField, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import remote from '../remote';
import { CustomFieldsPage } from './CustomFieldsPage';

const network = fakeNetwork();

function open() {
  signedIn();
  return renderRoutes([{ path: '/', element: <CustomFieldsPage /> }], '/');
}

const answerFields = (fields: CustomField[]) =>
  network.answer(customFieldsByType, ({ params }) =>
    fields.filter(({ tracker }) => tracker === params['tracker']),
  );

test('the fields of tickets and of AMC reports stand in one table', async () => {
  answerFields([
    aCustomField({ name: 'Oil level', tracker: 'report', format: 'integer', is_required: true }),
    aCustomField({ name: 'Floor', tracker: 'ticket', format: 'dropdown', options: ['G', '1'] }),
  ]);
  open();
  await screen.findByRole('table', { name: 'Created Custom Fields' });
  const table = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(table).toEqual([
    ['Name', 'Format', 'Required', 'Used for'],
    ['Floor', 'Drop-down List / Selection', 'No', 'Ticket'],
    ['Oil level', 'Number', 'Yes', 'AMC report'],
  ]);
});

test('a dealer without custom fields is told so', async () => {
  answerFields([]);
  open();
  expect(await screen.findByText('No custom fields yet')).toBeVisible();
});

test('fields that cannot be loaded say so and can be tried again', async () => {
  network.fail(customFieldsByType, 500, { detail: 'A server error occurred.' });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The custom fields could not be loaded');
  answerFields([aCustomField({ name: 'Floor' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Floor')).toBeVisible();
});

test('/custom_fields_for leads to the list', async () => {
  answerFields([]);
  signedIn();
  const { address } = renderRoutes([...remote.routes], '/custom_fields_for');
  expect(await screen.findByRole('heading', { name: 'Created Custom Fields' })).toBeVisible();
  expect(address()).toBe('/custom_fields_list');
});
