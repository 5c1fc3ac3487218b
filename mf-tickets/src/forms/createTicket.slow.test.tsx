import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen } from '@testing-library/react';
import { fillInTicket } from '../testing/fillInTicket';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const answer = () => answerTicketForms(network);
const REQUIRED = 'Please fill in all the required fields.';
const submit = () => screen.getByRole('button', { name: 'Create Ticket' });

test('the label counts its characters; more than 32 show the exact message (R340)', async () => {
  answer();
  const view = openTicketForm('/Issue');
  await fillInTicket(view, { label: 'x'.repeat(33) });
  const label = screen.getByPlaceholderText('fill upto 32 letters only (including spaces)');
  expect(label).toHaveAccessibleDescription('33 / 32');
  await view.user.click(submit());
  expect(await screen.findByText('Label should not be more than 32 characters!')).toBeVisible();
  expect(network.calls(createTicket)).toHaveLength(0);
});

test('an elevator that was deleted meanwhile is given up, and the form says so', async () => {
  answer();
  network.fail(createTicket, 400, { elevator_id: ['Invalid pk "5" - object does not exist.'] });
  const view = openTicketForm('/Issue');
  await fillInTicket(view);
  await view.user.click(submit());
  expect(await screen.findByText('This elevator was deleted. Choose another one.')).toBeVisible();
  await view.user.click(submit());
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  expect(network.calls(createTicket)).toHaveLength(1);
});

test('choices that cannot be loaded can be retried', async () => {
  answer();
  network.fail(customFieldsByType, 500);
  const { user } = openTicketForm('/Issue');
  expect(await screen.findByText('The options of the form could not be loaded')).toBeVisible();
  network.answer(customFieldsByType, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Label/)).toBeVisible();
});
