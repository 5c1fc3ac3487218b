import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { screen } from '@testing-library/react';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms, ticketFixture } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const confirmed = 'Closing confirmed by the customer';
const open = async (closing_confirmed_at: string | null | undefined) => {
  answerTicketForms(network, { ticket: { ...ticketFixture, status: 'Closed', closing_confirmed_at } });
  openTicketForm('/edit_Open_ticket?ticketId=9');
  expect(await screen.findByLabelText('Ticket key')).toHaveValue('ELV-1009');
};

test('the edit form shows next to the status that the customer confirmed the closing, and when (R848)', async () => {
  const at = '2026-03-09T14:05:00.000Z';
  await open(at);
  const line = screen.getByText(confirmed).closest('p');
  expect(line).toHaveTextContent(`${confirmed}${formatDateTime(at)}`);
  const status = screen.getByRole('combobox', { name: /^Status/ });
  expect(status.compareDocumentPosition(screen.getByText(confirmed))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['a closing that is not confirmed', null],
  ['a back end that does not know of confirmations', undefined],
])('%s: it says nothing of it', async (_, closing_confirmed_at) => {
  await open(closing_confirmed_at);
  expect(screen.queryByText(confirmed)).not.toBeInTheDocument();
});
