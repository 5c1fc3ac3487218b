import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  dealerTicketList,
  deleteTicket,
  savedTicketViews,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { ticketHistory } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { aHistoryEntry, aTicketRow, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { changeLanguage } from '@smart-elevator/shared-ui/language/language';
import { untranslatedText } from '@smart-elevator/shared-ui/testing/untranslatedText';
import { act, fireEvent, screen, within } from '@testing-library/react';
import '../remote';
import { openTicketForm } from '../testing/openTicketForm';
import { openTicketList } from '../testing/openTicketList';
import { answerTicketForms, ticketFixture } from '../testing/ticketFormAnswers';

// The translations of the contract, which a host registers.
registerTranslations('hi', () => import('@smart-elevator/shared-api/language/hi'));

const network = fakeNetwork();
const EDIT = '/edit_Open_ticket?ticketId=9';

beforeEach(() => changeLanguage('hi'));
afterEach(() => act(() => changeLanguage('en')));

async function openList() {
  network.answer(savedTicketViews, []);
  network.answerList(employeeList, []);
  network.answerList(dealerTicketList, many(aTicketRow, 3, { status: 'Open', assignee_name: null }));
  const view = openTicketList('/all_open_tickets');
  await screen.findByRole('link', { name: 'ELV-1001' });
  return view;
}

test('a list shows no English text that has a translation: title, columns, API values', async () => {
  await openList();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('सभी खुले टिकट');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(0, 3)).toEqual(['टिकट संख्या', 'लिफ्ट का नाम', 'स्थिति']);
  const [, row = document.body] = screen.getAllByRole('row');
  expect(within(row).getByText('खुला')).toBeVisible();
  expect(within(row).getByText('किसी को नहीं सौंपा गया')).toBeVisible();
  expect(untranslatedText()).toEqual([]);
});

test('the confirmation and the failure of a deletion are in Hindi', async () => {
  network.fail(deleteTicket, 404, { detail: 'Not found.' });
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'टिकट ELV-1001 हटाएँ' }));
  const dialog = screen.getByRole('alertdialog', { name: 'क्या आप वाकई इस टिकट को हटाना चाहते हैं?' });
  await user.click(within(dialog).getByRole('button', { name: 'हटाएँ' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'टिकट ELV-1001 हटाया नहीं जा सकावह अब मौजूद नहीं है।',
  );
  expect(untranslatedText()).toEqual([]);
});

test('a form shows server errors in Hindi, and sends the API values unchanged', async () => {
  answerTicketForms(network);
  network.fail(updateTicket, 400, { summary: ['This field is required.'] });
  const { user } = openTicketForm(EDIT);
  const summary = await screen.findByLabelText(/^सारांश/);
  fireEvent.change(summary, { target: { value: 'x' } });
  expect(screen.getByLabelText('समाधान')).toHaveValue('अनसुलझा');
  expect(untranslatedText()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'टिकट अपडेट करें' }));
  expect(await screen.findByText('कोई त्रुटि या सर्वर त्रुटि हुई, टिकट अपडेट नहीं किया जा सका')).toBeVisible();
  expect(summary).toHaveAccessibleDescription('यह फ़ील्ड आवश्यक है।');
  expect(network.calls(updateTicket).map(({ body }) => body)).toEqual([
    expect.objectContaining({ status: ticketFixture.status, priority: 'High', resolution: 'Unresolved' }),
  ]);
});

test('the history is in Hindi, including API values but not names', async () => {
  answerTicketForms(network);
  network.answerList(ticketHistory, [
    aHistoryEntry({ who: 'demo_dealer', field: 'status', old: 'Open', new: 'Closed' }, 1),
    aHistoryEntry({ who: 'demo_dealer', field: 'summary', old: 'Open', new: 'Closed' }, 2),
  ]);
  openTicketForm(EDIT);
  expect(await screen.findByText('demo_dealer ने ‘स्थिति’ को खुला से बदलकर बंद किया')).toBeVisible();
  expect(screen.getByText('demo_dealer ने ‘सारांश’ को Open से बदलकर Closed किया')).toBeVisible();
});
