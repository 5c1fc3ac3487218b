import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aCustomField, anElevator } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor } from '@testing-library/react';
import { fillInTicket } from '../testing/fillInTicket';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms, today, formatUsDate } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const more = () => screen.getByRole('button', { name: 'More' });
const submit = () => screen.getByRole('button', { name: 'Create Ticket' });

test('what must be filled in is on the form; what has a usual value and optional fields are under More', async () => {
  const fields = [aCustomField({ name: 'Floor', is_required: true }, 1), aCustomField({ name: 'Fault' }, 2)];
  answerTicketForms(network, { fields });
  const { user } = openTicketForm('/Issue');
  expect(await screen.findByLabelText(/^Label/)).toBeVisible();
  for (const label of [/^Assignee/, /^Priority/, /^Target Date/, /^Floor/])
    expect(screen.getByLabelText(label)).toBeVisible();
  const hidden = [/^Status/, /^Reporter/, /^Start Date/, 'Resolution', 'Close Date', 'Fault'];
  for (const label of hidden) expect(screen.getByLabelText(label)).not.toBeVisible();
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  await user.click(more());
  for (const label of hidden) expect(screen.getByLabelText(label)).toBeVisible();
});

test('custom fields keep their saved order in the whole form, required ones included (R341)', async () => {
  const fields = [
    aCustomField({ name: 'Fault' }, 1),
    aCustomField({ name: 'Floor', is_required: true }, 2),
    aCustomField({ name: 'Note' }, 3),
  ];
  answerTicketForms(network, { fields });
  openTicketForm('/Issue');
  const [fault, floor, note] = [
    await screen.findByLabelText('Fault'),
    screen.getByLabelText(/^Floor/),
    screen.getByLabelText('Note'),
  ];
  expect(fault).toBeVisible();
  expect(note).not.toBeVisible();
  for (const [first, second] of [
    [fault, floor],
    [floor, note],
  ] as const)
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an error opens More, and the draft of a field in it is visible', async () => {
  answerTicketForms(network);
  const view = openTicketForm('/Issue');
  await fillInTicket(view);
  await view.openMore();
  await view.setDay('Close Date', '01/02/2020');
  await view.user.click(more());
  expect(screen.getByLabelText('Close Date')).not.toBeVisible();
  await view.user.click(submit());
  expect(await screen.findByText('The close date must not be before the start date.')).toBeVisible();
  expect(screen.getByLabelText('Close Date')).toHaveFocus();
  view.unmount();
  openTicketForm('/Issue');
  expect(await screen.findByText('Unsaved changes restored')).toBeVisible();
  expect(screen.getByLabelText('Close Date')).toBeVisible();
});

test('a required field under More that is empty opens it, and nothing is sent (R338)', async () => {
  answerTicketForms(network);
  const view = openTicketForm('/Issue');
  await fillInTicket(view);
  await view.openMore();
  await view.user.clear(screen.getByLabelText(/^Start Date/));
  await view.user.tab();
  await view.user.click(more());
  await view.user.click(submit());
  expect(await screen.findByText('Please fill in all the required fields.')).toBeVisible();
  expect(screen.getByLabelText(/^Start Date/)).toBeVisible();
  expect(network.calls(createTicket)).toHaveLength(0);
});

test("the priority proposes a target date, which says so; the dealer's own day stays (ADR-123)", async () => {
  answerTicketForms(network);
  const { choose, setDay, user } = openTicketForm('/Issue');
  await screen.findByLabelText(/^Label/);
  const target = () => screen.getByLabelText(/^Target Date/);
  await choose('Priority', 'Low');
  await waitFor(() => expect(target()).toHaveValue(formatUsDate(addDays(today, 7))));
  expect(target()).toHaveAccessibleDescription(/Proposed for the priority Low/);
  await choose('Priority', 'Critical');
  await waitFor(() => expect(target()).toHaveValue(formatUsDate(today)));
  await setDay('Target Date', formatUsDate(addDays(today, 3)));
  await user.tab();
  expect(target()).not.toHaveAccessibleDescription(/Proposed/);
  await choose('Priority', 'High');
  await screen.findAllByTitle('High');
  expect(target()).toHaveValue(formatUsDate(addDays(today, 3)));
});

test('the elevator is found by its building or its customer', async () => {
  answerTicketForms(network);
  const rows = [
    anElevator({ elevator_id: 5, elevator_name: 'AA1005', building_name: 'Mill', customer_name: 'meera' }),
    anElevator({ elevator_id: 6, elevator_name: 'AA1006', building_name: 'Harbor', customer_name: 'ravi' }),
  ];
  // The chosen elevator is not among those that the next search finds.
  network.answer(loadElevator, anElevator({ elevator_id: 5, elevator_name: 'AA1005' }));
  network.answerList(userElevators, rows, {
    matches: ({ building_name, customer_name }, { search = '', search_in }) =>
      search_in === 'all' || search === '' ? `${building_name}${customer_name}`.includes(search) : false,
  });
  const view = openTicketForm('/Issue');
  await fillInTicket(view);
  const field = screen.getByRole('combobox', { name: /^Elevator/ });
  await view.user.click(field);
  await view.user.type(field, 'ravi');
  await waitFor(() =>
    expect(network.calls(userElevators).at(-1)?.query).toMatchObject({ search: 'ravi', search_in: 'all' }),
  );
  const option = await screen.findByTitle('AA1006');
  expect(option).toHaveTextContent('AA1006Harbor · ravi');
  await view.user.click(option);
  await view.user.click(submit());
  await waitFor(() => expect(network.calls(createTicket)[0]?.body).toMatchObject({ elevator_id: 6 }));
});
