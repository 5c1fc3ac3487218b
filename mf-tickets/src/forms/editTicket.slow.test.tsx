import { readTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen } from '@testing-library/react';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms, ticketFixture } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const floor = aCustomField({ name: 'Floor', format: 'integer' }, 1);
const fault = aCustomField({ name: 'Fault', format: 'text' }, 2);
const ticket = { ...ticketFixture, custom_field_values: [{ custom_field: floor, value: '3' }] };

beforeEach(() => answerTicketForms(network, { fields: [floor, fault], ticket }));

const submit = () => screen.getByRole('button', { name: 'Update Ticket' });

describe('saving does not write untouched fields', () => {
  const fields = [
    aCustomField({ name: 'Trapped', format: 'boolean' }, 3),
    aCustomField({ name: 'Called back', format: 'boolean' }, 4),
    aCustomField({ name: 'Parts', format: 'checkbox', options: ['Belt', 'Rope'] }, 5),
    aCustomField({ name: 'Asked for', format: 'boolean', is_required: true }, 6),
  ];
  const stored = [
    { custom_field: fields[1] ?? floor, value: 'TRUE' },
    { custom_field: fields[2] ?? floor, value: 'Belt, Rope' },
  ];
  const written = (custom_field: number, value: string) => ({
    custom_field,
    customised_type: 'ticket',
    customised_field_id: 9,
    value,
  });

  async function save(touch: string[] = []) {
    answerTicketForms(network, { fields, ticket: { ...ticketFixture, custom_field_values: stored } });
    const { user } = openTicketForm('/edit_Open_ticket?ticketId=9');
    await screen.findByLabelText('Ticket key');
    for (const name of touch) await user.click(screen.getByRole('checkbox', { name }));
    await user.click(submit());
    await screen.findByText('Ticket updated successfully !!!');
    const sent = network.calls(updateTicket)[0]?.body as Record<string, unknown> | undefined;
    const custom_field_values = sent?.['custom_field_values'];
    return custom_field_values;
  }

  test('an unanswered checkbox stays unanswered; stored values stay unchanged', async () => {
    expect(await save()).toEqual([written(4, 'TRUE'), written(5, 'Belt, Rope')]);
  });

  test('changed fields are written', async () => {
    expect(await save(['Trapped', 'Called back', 'Rope', 'Asked for'])).toEqual([
      written(3, 'true'),
      written(4, 'false'),
      written(5, 'Belt'),
      written(6, 'true'),
    ]);
  });
});

describe('a ticket whose stored dates are in the wrong order (R308)', () => {
  const odd = { ...ticketFixture, start_date: '2026-03-05', target_date: '2026-03-02' };

  test('can be saved while its dates are unchanged', async () => {
    answerTicketForms(network, { ticket: odd });
    const { user } = openTicketForm('/edit_Open_ticket?ticketId=9');
    await user.type(await screen.findByLabelText(/^Summary/), ' again');
    await user.click(submit());
    expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  });

  test('shows an error when one of them changes', async () => {
    answerTicketForms(network, { ticket: odd });
    const { user, setDay } = openTicketForm('/edit_Open_ticket?ticketId=9');
    await screen.findByLabelText('Ticket key');
    await setDay('Target Date', '03/03/2026');
    await user.click(submit());
    expect(await screen.findByText('The target date must not be before the start date.')).toBeVisible();
    expect(network.calls(updateTicket)).toHaveLength(0);
  });
});

test('an assignee who is no technician must be replaced (R339)', async () => {
  network.answer(readTicket, { ...ticket, assignee_name: 'gone.person' });
  const { user } = openTicketForm('/edit_Open_ticket?ticketId=9');
  await screen.findByLabelText('Ticket key');
  await user.click(submit());
  expect(await screen.findByText('Please fill in all the required fields.')).toBeVisible();
  expect(network.calls(updateTicket)).toHaveLength(0);
});

test('a double click sends once', async () => {
  const later = deferred<typeof ticket>();
  network.answer(updateTicket, () => later.promise);
  const { user } = openTicketForm('/edit_Open_ticket?ticketId=9');
  await screen.findByLabelText('Ticket key');
  await user.dblClick(submit());
  await act(async () => later.resolve(ticket));
  expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  expect(network.calls(updateTicket)).toHaveLength(1);
});

test('after saving, a link goes back to the dealer’s former list (R336)', async () => {
  const { user, router } = openTicketForm('/elsewhere');
  const from = { address: '/all_closed_tickets?search=door', title: 'All Closed tickets' };
  await act(() => router.navigate('/edit_Open_ticket?ticketId=9', { state: { from } }));
  await screen.findByLabelText('Ticket key');
  await user.click(submit());
  const back = await screen.findByRole('link', { name: 'Back to All Closed tickets' });
  expect(back).toHaveAttribute('href', '/all_closed_tickets?search=door');
});

test('a ticket that cannot be loaded can be retried', async () => {
  network.fail(readTicket, 500);
  const { user } = openTicketForm('/edit_Open_ticket?ticketId=9');
  expect(await screen.findByText('The ticket could not be loaded')).toBeVisible();
  network.answer(readTicket, ticket);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Ticket key')).toHaveValue('ELV-1009');
});
