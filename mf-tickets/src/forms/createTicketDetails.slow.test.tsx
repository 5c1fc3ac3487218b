import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aCustomField, aTicketDetails } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillInTicket } from '../testing/fillInTicket';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const REQUIRED = 'Please fill in all the required fields.';
const answer = (fields: CustomField[] = []) => answerTicketForms(network, { fields });
const submit = () => screen.getByRole('button', { name: 'Create Ticket' });

test.each([
  ['a refusal', () => network.fail(createTicket, 400, {}), 'Failed to create ticket. Please try again.'],
  ['a broken server', () => network.fail(createTicket, 500), 'Failed to create ticket. Please try again.'],
  [
    'no answer',
    () => network.offline(createTicket),
    'An error occurred while creating the ticket. Please try again later.',
  ],
])(
  'after %s everything typed stays, and the same ticket is sent again under the same key (R343)',
  async (_, fail, message) => {
    answer();
    fail();
    const view = openTicketForm('/Issue');
    await fillInTicket(view);
    await view.user.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^Summary/)).toHaveValue('Door does not close');
    network.answer(createTicket, aTicketDetails());
    await view.user.click(submit());
    expect(await screen.findByText('Ticket created successfully !!!')).toBeVisible();
    const keys = network.calls(createTicket).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  },
);

describe('custom fields', () => {
  const fields = [
    aCustomField({ name: 'Floor', format: 'integer', is_required: true }, 1),
    aCustomField({ name: 'Through', format: 'dropdown', options: ['Phone', 'Mail'] }, 2),
    aCustomField({ name: 'Trapped', format: 'boolean' }, 3),
    aCustomField({ name: 'Parts', format: 'checkbox', options: ['Belt', 'Relay', 'Rope'] }, 4),
    aCustomField({ name: 'Fault', format: 'text' }, 5),
    aCustomField({ name: 'Visit', format: 'date' }, 6),
    aCustomField({ name: 'Called', format: 'time' }, 7),
  ];

  test('are on the form in their order and are sent in the API format (R341, R363)', async () => {
    answer(fields);
    const view = openTicketForm('/Issue');
    await fillInTicket(view);
    await view.user.type(screen.getByLabelText(/^Floor/), '3');
    await view.openMore();
    await view.choose('Through', 'Mail');
    await view.user.click(screen.getByRole('checkbox', { name: 'Trapped' }));
    const parts = within(screen.getByRole('group', { name: 'Parts' }));
    await view.user.click(parts.getByRole('checkbox', { name: 'Rope' }));
    await view.user.click(parts.getByRole('checkbox', { name: 'Belt' }));
    await view.setDay('Visit', '05/01/2026');
    await view.user.type(screen.getByLabelText('Fault'), 'E12');
    fireEvent.change(screen.getByLabelText('Called'), { target: { value: '07:30' } });
    await view.user.click(submit());
    await waitFor(() => expect(network.calls(createTicket)).toHaveLength(1));
    const sent = network.calls(createTicket)[0]?.body as Record<string, unknown> | undefined;
    const custom_field_values = sent?.['custom_field_values'];
    const value = (custom_field: number, text: string) => ({
      custom_field,
      customised_type: 'ticket',
      value: text,
    });
    expect(custom_field_values).toEqual([
      value(1, '3'),
      value(2, 'Mail'),
      value(3, 'true'),
      value(4, 'Belt,Rope'),
      value(5, 'E12'),
      value(6, '2026-05-01'),
      value(7, '07:30'),
    ]);
  });

  test('an untouched checkbox is not sent; a required one is sent as No', async () => {
    answer([
      aCustomField({ name: 'Trapped', format: 'boolean' }, 3),
      aCustomField({ name: 'Called back', format: 'boolean', is_required: true }, 4),
    ]);
    const view = openTicketForm('/Issue');
    await fillInTicket(view);
    await view.user.click(submit());
    await waitFor(() => expect(network.calls(createTicket)).toHaveLength(1));
    expect(network.calls(createTicket)[0]?.body).toMatchObject({
      custom_field_values: [{ custom_field: 4, customised_type: 'ticket', value: 'false' }],
    });
  });

  test('must be filled in if they are required (R341)', async () => {
    answer(fields);
    const view = openTicketForm('/Issue');
    await fillInTicket(view);
    await view.user.click(submit());
    expect(await screen.findByText(REQUIRED)).toBeVisible();
    expect(screen.getByLabelText(/^Floor/)).toBeInvalid();
    expect(network.calls(createTicket)).toHaveLength(0);
  });

  test('a number accepts digits and the keys that move and erase (R255)', async () => {
    answer(fields);
    const { user } = openTicketForm('/Issue');
    const floor = await screen.findByLabelText(/^Floor/);
    await user.type(floor, '1a-2.e3{Backspace}{ArrowLeft}4');
    expect(floor).toHaveValue('142');
    await user.tab();
    expect(floor).not.toHaveFocus();
  });
});
