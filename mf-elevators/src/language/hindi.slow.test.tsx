import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { addContract, contractList, deleteContract } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { TimelineEntry } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { anElevator, DEALER_ID, many } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { changeLanguage } from '@smart-elevator/shared-ui/language/language';
import { untranslatedText } from '@smart-elevator/shared-ui/testing/untranslatedText';
import { act, screen, within } from '@testing-library/react';
import '../remote';
import { field, openForm, write } from '../testing/elevatorForm';
import { openContracts } from '../testing/openContracts';
import { openElevatorPage } from '../testing/openElevatorPage';

// The translations of the contract, which a host registers.
registerTranslations('hi', () => import('@smart-elevator/shared-api/language/hi'));

const network = fakeNetwork();

beforeEach(() => changeLanguage('hi'));
afterEach(() => act(() => changeLanguage('en')));

test('the contracts show no English text that has a translation: title, columns, API values', async () => {
  network.answerList(contractList, [aContract({ kind: 'Comprehensive', state: 'Active', days_left: 3 })]);
  openContracts(network, '/amc_contracts');
  const [, row = document.body] = await screen.findAllByRole('row');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AMC अनुबंध');
  expect(within(row).getByText('व्यापक')).toBeVisible();
  expect(within(row).getByText('चालू')).toBeVisible();
  expect(row).toHaveTextContent('3 दिनों में समाप्त होगा');
  expect(untranslatedText()).toEqual([]);
});

test('the confirmation and the failure of deleting a contract are in Hindi', async () => {
  network.answerList(contractList, many(aContract, 1, { customer_name: 'harbor' }));
  network.offline(deleteContract);
  network.answerList(visitList, many(aVisit, 2, { state: 'Planned' }), {
    matches: (row, query) => row.state === query['state'],
  });
  const { user } = openContracts(network, '/amc_contracts');
  await user.click(await screen.findByRole('button', { name: 'harbor का अनुबंध हटाएँ' }));
  expect(await screen.findByText('2 दौरे रद्द हो जाएँगे।')).toBeVisible();
  const dialog = screen.getByRole('alertdialog', { name: 'क्या आप वाकई इस अनुबंध को हटाना चाहते हैं?' });
  await user.click(within(dialog).getByRole('button', { name: 'हटाएँ' }));
  expect(await screen.findByText(/^अनुबंध हटाया नहीं जा सका: सर्वर/)).toBeVisible();
});

test('the form of an elevator shows server errors in Hindi, and sends the API values', async () => {
  const stored = anElevator({ elevator_id: 9, main_state: 'OverDue', user_id: [DEALER_ID, 102] });
  const refused = new FakeResponse(400, { building_name: ['This field is required.'] });
  // The API has one call that loads and changes.
  network.answer(updateElevator, ({ body }) => (Object.keys(body ?? {}).length === 0 ? stored : refused));
  const { user } = openForm(network, '/edit_elevator?elevatorId=9');
  await screen.findByLabelText(/^इमारत का नाम/);
  expect(untranslatedText()).toEqual([]);
  write('इमारत का नाम', 'Mill');
  await user.click(screen.getByRole('button', { name: 'लिफ्ट की जानकारी अपडेट करें' }));
  expect(await screen.findByText('लिफ्ट की जानकारी अपडेट नहीं हो सकी।')).toBeVisible();
  expect(field('इमारत का नाम')).toHaveAccessibleDescription('यह फ़ील्ड आवश्यक है।');
  expect(network.calls(updateElevator).at(-1)?.body).toMatchObject({
    main_state: 'OverDue',
    building_name: 'Mill',
  });
});

test('an empty form shows its errors in Hindi', async () => {
  network.answer(addContract, aContract());
  const { user } = openContracts(network, '/add_contract');
  await user.click(await screen.findByRole('button', { name: 'अनुबंध जोड़ें' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('कृपया सभी आवश्यक फ़ील्ड भरें।');
  expect(network.calls(addContract)).toEqual([]);
});

const happened = (entry: Partial<TimelineEntry>): TimelineEntry => ({
  at: '2026-03-01',
  kind: 'ticket',
  id: 1,
  title: 'Open doors',
  detail: '',
  path_hint: 'ELV-1',
  ...entry,
});

test('an elevator’s timeline is in Hindi, except for user input', async () => {
  network.answerList(employeeList, []);
  openElevatorPage(network, {
    timeline: [
      happened({ detail: 'ELV-1 · High · Open · High' }),
      happened({
        kind: 'maintenance',
        id: 2,
        title: 'InDue → Completed',
        detail: 'Due 03/01/2026 · completed 03/02/2026 · anita.rao',
      }),
      happened({
        kind: 'contract',
        id: 3,
        title: 'Comprehensive AMC',
        detail: '01/01/2026 – 12/31/2026 · Paid',
      }),
      happened({ kind: 'report', id: 4, title: 'AMC report 4', detail: 'anita.rao' }),
    ],
  });
  const list = await screen.findByRole('list', { name: 'घटनाक्रम' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '03/01/2026टिकट Open doorsELV-1 · High · खुला · उच्च',
    '03/01/2026रखरखाव देय → पूर्णदेय 03/01/2026 · पूर्ण 03/02/2026 · anita.rao',
    '03/01/2026AMC अनुबंध व्यापक AMC अनुबंध01/01/2026 – 12/31/2026 · भुगतान हो चुका',
    '03/01/2026AMC रिपोर्ट AMC रिपोर्ट 4anita.rao',
  ]);
});
