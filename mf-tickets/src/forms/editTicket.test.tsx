import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import {
  employeeTicketList,
  readTicket,
  readTicketByKey,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aCustomField, aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, waitFor } from '@testing-library/react';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms, ticketFixture } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const floor = aCustomField({ name: 'Floor', format: 'integer' }, 1);
const fault = aCustomField({ name: 'Fault', format: 'text' }, 2);
const ticket = { ...ticketFixture, custom_field_values: [{ custom_field: floor, value: '3' }] };

beforeEach(() => answerTicketForms(network, { fields: [floor, fault], ticket }));

const submit = () => screen.getByRole('button', { name: 'Update Ticket' });

test('/edit_Open_ticket shows read-only fields, sends everything, and opens the open tickets (R335, R342)', async () => {
  const { user, choose, address } = openTicketForm('/edit_Open_ticket?ticketId=9');
  expect(await screen.findByLabelText('Ticket key')).toHaveValue('ELV-1009');
  for (const [label, value] of [
    ['Ticket key', 'ELV-1009'],
    ['Elevator id', '5'],
    ['Reporter', 'lift_dealer'],
    ['Resolution', 'Unresolved'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  }
  await choose('Assignee', 'ben.miller');
  await user.clear(screen.getByLabelText('Floor'));
  await user.type(screen.getByLabelText('Fault'), 'E12');
  await user.click(submit());
  expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  expect(address()).toBe('/all_open_tickets');
  expect(network.calls(updateTicket)[0]).toMatchObject({ params: { ticket_id: '9' } });
  expect(network.calls(updateTicket)[0]?.body).toEqual({
    label: ticket.label,
    summary: ticket.summary,
    description: ticket.description,
    assignee: 32,
    status: 'Open',
    resolution: 'Unresolved',
    priority: 'High',
    start_date: ticket.start_date,
    target_date: ticket.target_date,
    close_date: null,
    version: 3,
    custom_field_values: [
      { custom_field: 1, customised_type: 'ticket', customised_field_id: 9, value: '' },
      { custom_field: 2, customised_type: 'ticket', customised_field_id: 9, value: 'E12' },
    ],
  });
});

test('/update_ticket_from_home_page has inputs for reporter and resolution, and opens all issues (R334, R345)', async () => {
  const { user, choose, address } = openTicketForm('/update_ticket_from_home_page?ticketId=9');
  await screen.findByLabelText('Ticket key');
  await choose('Reporter', 'ben.miller');
  await choose('Resolution', 'Duplicate');
  await user.click(submit());
  expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  expect(address()).toBe('/all_tech_issues');
  expect(network.calls(updateTicket)[0]?.body).toMatchObject({ reporter: 32, resolution: 'Duplicate' });
});

test('/editTicket/:ticket_key opens the ticket of that key (R204)', async () => {
  network.answer(readTicketByKey, ticket);
  openTicketForm('/editticket/ELV-1009');
  expect(await screen.findByLabelText('Ticket key')).toHaveValue('ELV-1009');
  expect(network.calls(readTicketByKey)[0]?.params).toEqual({ ticket_key: 'ELV-1009' });
  await waitFor(() => expect(useSelection.getState().ticket).toEqual({ id: 9 }));
});

describe('/editTicket/:ticket_key?status=Closed, where closing needs a field (R370)', () => {
  const submitted = () => network.calls(updateTicket)[0]?.body;

  test('opens with Closed and today, so that only the field has to be filled', async () => {
    network.answer(readTicketByKey, ticket);
    const { user } = openTicketForm('/editTicket/ELV-1009?status=Closed');
    expect(await screen.findByTitle('Closed')).toBeVisible();
    await user.type(screen.getByLabelText('Fault'), 'E12');
    await user.click(submit());
    expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
    expect(submitted()).toMatchObject({ status: 'Closed', close_date: localDay() });
  });

  test('the status can be changed again', async () => {
    network.answer(readTicketByKey, ticket);
    const { user, choose } = openTicketForm('/editTicket/ELV-1009?status=Closed');
    await screen.findByTitle('Closed');
    await choose('Status', 'OnHold');
    await user.click(submit());
    expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
    expect(submitted()).toMatchObject({ status: 'OnHold' });
  });
});

describe('on a server without a call by key', () => {
  const found = aTicketRow({ ticket_id: 9, ticket_key: 'ELV-1009' });
  beforeEach(() => {
    network.fail(readTicketByKey, 404);
    network.answerList(employeeTicketList, [aTicketRow({ ticket_key: 'ELV-10091' }), found], { as: 'bare' });
  });

  test('/editTicket/:ticket_key finds the ticket in the list (R204)', async () => {
    openTicketForm('/editTicket/elv-1009');
    expect(await screen.findByLabelText('Ticket key')).toHaveValue('ELV-1009');
    expect(network.calls(readTicket)[0]?.params).toEqual({ ticket_id: '9' });
  });

  test('a key that is not in the list shows a message', async () => {
    openTicketForm('/editTicket/ELV-100');
    expect(await screen.findByText('This ticket does not exist')).toBeVisible();
  });

  test('a list that cannot be loaded is no missing ticket', async () => {
    network.fail(employeeTicketList, 500);
    openTicketForm('/editTicket/ELV-1009');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('This ticket does not exist')).not.toBeInTheDocument();
  });
});

test('the address has priority over the last selected ticket, which is used without one (R207)', async () => {
  select({ ticket: { id: 4 } });
  network.answer(readTicket, ({ params }) => ({ ...ticket, ticket_id: Number(params['ticket_id']) }));
  const { router } = openTicketForm('/edit_Open_ticket');
  await screen.findByLabelText('Ticket key');
  expect(network.calls(readTicket).at(-1)?.params).toEqual({ ticket_id: '4' });
  await act(() => router.navigate('/edit_Open_ticket?ticketId=9'));
  await waitFor(() => expect(network.calls(readTicket).at(-1)?.params).toEqual({ ticket_id: '9' }));
});

test.each([
  ['a refusal', () => network.fail(updateTicket, 400, { label: ['No.'] })],
  ['a broken server', () => network.fail(updateTicket, 500)],
  ['no answer', () => network.offline(updateTicket)],
])('after %s the form shows a message and keeps the input (R344)', async (_, fail) => {
  fail();
  const { user, address } = openTicketForm('/edit_Open_ticket?ticketId=9');
  const summary = await screen.findByLabelText(/^Summary/);
  await user.clear(summary);
  await user.type(summary, 'Another');
  await user.click(submit());
  expect(await screen.findByText('Some error/Server error occured, can not update the ticket')).toBeVisible();
  expect(address()).toBe('/edit_Open_ticket?ticketId=9');
  expect(summary).toHaveValue('Another');
});

test('a missing ticket shows a message', async () => {
  network.fail(readTicket, 404, { detail: 'Not found.' });
  openTicketForm('/edit_Open_ticket?ticketId=77');
  expect(await screen.findByText('This ticket does not exist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Issues' })).toHaveAttribute('href', '/all_tech_issues');
});

describe('custom fields with boxes', () => {
  const checked = aCustomField({ name: 'Rope checked', format: 'boolean' }, 3);
  const parts = aCustomField({ name: 'Parts', format: 'checkbox', options: ['Rope', 'Lamp', 'Door'] }, 4);
  const sent = () =>
    (network.calls(updateTicket)[0]?.body as { custom_field_values: unknown } | undefined)
      ?.custom_field_values;
  const value = (custom_field: number, text: string) =>
    expect.objectContaining({ custom_field, value: text });
  const openWith = (custom_field_values: typeof ticket.custom_field_values) => {
    answerTicketForms(network, { fields: [checked, parts], ticket: { ...ticket, custom_field_values } });
    return openTicketForm('/edit_Open_ticket?ticketId=9');
  };

  test('a changed one is sent, in the order of its options; an untouched one as it is stored', async () => {
    const { user } = openWith([
      { custom_field: checked, value: 'true' },
      { custom_field: parts, value: 'Rope,Lamp' },
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Door' }));
    await user.click(screen.getByRole('checkbox', { name: 'Rope' }));
    await user.click(submit());
    expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
    expect(sent()).toEqual([value(3, 'true'), value(4, 'Lamp,Door')]);
  });

  test('unticking is an answer, and without any option the value is removed', async () => {
    const { user } = openWith([
      { custom_field: checked, value: 'true' },
      { custom_field: parts, value: 'Rope' },
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Rope checked' }));
    await user.click(screen.getByRole('checkbox', { name: 'Rope' }));
    await user.click(submit());
    expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
    expect(sent()).toEqual([value(3, 'false'), value(4, '')]);
  });

  test('one that was ticked first is sent; one that never was is no answer', async () => {
    const { user } = openWith([]);
    await user.click(await screen.findByRole('checkbox', { name: 'Lamp' }));
    await user.click(submit());
    expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
    expect(sent()).toEqual([value(4, 'Lamp')]);
  });
});
