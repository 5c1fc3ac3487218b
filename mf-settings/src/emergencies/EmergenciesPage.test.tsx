import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { setLinks } from '@smart-elevator/shared-api/client/links';
import {
  USUAL_ALARM_SETTINGS,
  type AlarmSettings,
  type Duty,
  type TestCall,
} from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import {
  addDuty,
  endDuty,
  listDuties,
  listTestCalls,
  readAlarmSettings,
  storeAlarmSettings,
} from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { anEmployee, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { changeLanguage } from '@smart-elevator/shared-ui/language/language';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { untranslatedText } from '@smart-elevator/shared-ui/testing/untranslatedText';
import { act, screen, waitFor, within } from '@testing-library/react';
import '../remote';
import { openEmergencies } from '../testing/openEmergencies';
import { momentOf } from './duties';
import { EmergenciesPage } from './EmergenciesPage';

const network = fakeNetwork();
const HOUR = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const aDuty = (changes: Partial<Duty> = {}): Duty => ({
  ...{
    duty_id: 7,
    user_id: 31,
    name: 'Anita Rao',
    starts_at: from(-2),
    ends_at: from(24 * 9),
    is_active: true,
  },
  ...changes,
});
const aTest = (changes: Partial<TestCall> = {}): TestCall => ({
  ...{ test_call_id: 1, elevator_id: 9, elevator_name: 'Lift 9', building_name: 'Palm Court' },
  ...{ at: from(-100), who: 'Anita Rao', note: '' },
  ...changes,
});
const anita = { user_id: 31, username: 'anita.rao', first_name: 'Anita', last_name: 'Rao', is_active: true };
const WITH_ON_CALL: AlarmSettings = {
  ...USUAL_ALARM_SETTINGS,
  steps: [
    { groups: ['on_call'], user_ids: [], wait_minutes: 3 },
    { groups: ['engineer'], user_ids: [31], wait_minutes: 5 },
  ],
};

function open({
  settings = WITH_ON_CALL,
  duties = [aDuty()],
  silent = [],
}: Parameters<typeof openEmergencies>[1] = {}) {
  setLinks([{ name: 'mf-elevators', links: { page: '/elevator' } }]);
  return openEmergencies(network, { settings, duties, silent, people: [anEmployee(anita)] });
}
const stored = () => network.calls(storeAlarmSettings).map(({ body }) => body as AlarmSettings);
const steps = async () => within(await screen.findByRole('list', { name: 'Steps in their order' }));

afterEach(() => act(async () => void (await changeLanguage('en'))));

test('a step that tells nobody is named loudly (R1365)', async () => {
  open({ duties: [] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Step 1: nobody is toldNobody is on call now.');
  expect(screen.getByText('Nobody is planned.')).toBeVisible();
  expect(screen.getByText('1 gap in the next 7 days: nobody is on call')).toBeVisible();
  expect(screen.getByText('No duty is planned.')).toBeVisible();
});

test('who is on call now and next is shown, and that a deactivated person is not told (R1366)', async () => {
  open({
    duties: [
      aDuty(),
      aDuty({ duty_id: 8, name: 'Ravi', starts_at: from(24 * 9), ends_at: from(24 * 16) }),
      aDuty({ duty_id: 9, name: 'Priya', is_active: false }),
      aDuty({ duty_id: 6, name: 'Dev', starts_at: from(-200), ends_at: from(-2) }),
    ],
  });
  const facts = within(await screen.findByRole('region', { name: 'On call now' }));
  expect(await facts.findByText(/^Anita Rao, until /)).toBeVisible();
  expect(facts.getByText(/^Ravi, from /)).toBeVisible();
  expect(screen.getByText('Deactivated: is not told')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/gap in the next/)).toBeNull();
  expect(screen.getByText('Duties of the last 14 days')).toBeVisible();
});

test.each([
  [true, /^On: people who are notified/],
  [false, /^Off: this installation has no gateway/],
])('it says whether text messages are sent: %s (R1452)', async (sends_texts, sentence) => {
  open({ settings: { ...WITH_ON_CALL, sends_texts } });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a back end that does not say whether text messages are sent has no such part', async () => {
  open();
  await steps();
  expect(screen.queryByText('Text messages')).toBeNull();
});

test('a step is added, moved and removed, each time all of it is stored; removing can be undone (R1365)', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a step' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Step 3' }));
  await user.click(dialog.getByRole('button', { name: 'Save the step' }));
  expect(await dialog.findByText('Choose who is told.')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: /^Who is told/ }));
  await user.click(await screen.findByTitle('All technicians'));
  await user.click(dialog.getByRole('button', { name: 'Save the step' }));
  await waitFor(() => expect(stored()).toHaveLength(1));
  expect(stored()[0]?.steps).toEqual([
    ...WITH_ON_CALL.steps,
    { groups: ['technicians'], user_ids: [], wait_minutes: 5 },
  ]);

  await user.click((await steps()).getByRole('button', { name: 'Move step 2 up' }));
  await waitFor(() => expect(stored()).toHaveLength(2));
  expect(stored()[1]?.steps).toEqual(WITH_ON_CALL.steps.toReversed());
  await user.click((await steps()).getByRole('button', { name: 'Remove step 1' }));
  await waitFor(() => expect(stored()).toHaveLength(3));
  expect(stored()[2]?.steps).toEqual(WITH_ON_CALL.steps.slice(1));
  // What is saved before the removal is undone stays.
  network.answer(readAlarmSettings, {
    ...WITH_ON_CALL,
    steps: WITH_ON_CALL.steps.slice(1),
    fire_minutes: 50,
  });
  const removed = (await screen.findByText('Step 1 was removed.')).parentElement ?? document.body;
  await user.click(within(removed).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()[3]).toEqual({ ...WITH_ON_CALL, fire_minutes: 50 }));
});

test('what the server refuses of a step is shown at its input (R1365)', async () => {
  const { user } = open();
  network.fail(storeAlarmSettings, 400, { 'steps.1.user_ids': ['This person does not exist.'] });
  await user.click((await steps()).getByRole('button', { name: 'Change step 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Step 2' }));
  await user.click(dialog.getByRole('button', { name: 'Save the step' }));
  expect(await dialog.findByText('This person does not exist.')).toBeVisible();
});

test('the fire service and the times are stored with the steps (R1310, R1365)', async () => {
  const { user } = open();
  const form = within(await screen.findByRole('form', { name: 'Fire service and times' }));
  const numbers = form.getByRole('textbox', { name: /^Numbers/ });
  await user.clear(numbers);
  await user.type(numbers, '101, 112, 1070');
  await user.clear(form.getByRole('textbox', { name: /^Minutes/ }));
  await user.type(form.getByRole('textbox', { name: /^Minutes/ }), '3');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Ensure this value is greater than or equal to 5.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Minutes/ }), '0');
  await user.click(form.getByRole('checkbox', { name: /^Test calls are recorded/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored()).toHaveLength(1));
  expect(stored()[0]).toEqual({
    ...WITH_ON_CALL,
    ...{ fire_minutes: 30, fire_numbers: ['101', '112', '1070'], records_tests: true },
  });
});

test('what is typed stays when another browser saves a rule, and both are stored (R1365)', async () => {
  const { user } = open();
  const form = within(await screen.findByRole('form', { name: 'Fire service and times' }));
  const minutes = form.getByRole('textbox', { name: /^Minutes/ });
  await user.clear(minutes);
  await user.type(minutes, '45');
  network.answer(readAlarmSettings, { ...WITH_ON_CALL, repeats: 9 });
  await act(() => queryClient.invalidateQueries());
  await screen.findByText(/repeated 9 times/);
  expect(minutes).toBeVisible();
  expect(minutes).toHaveValue('45');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored()).toEqual([{ ...WITH_ON_CALL, fire_minutes: 45, repeats: 9 }]));
});

test('a duty is entered in local times and sent as instants; one that has begun is ended (R1307, R1366)', async () => {
  const { user } = open({ duties: [aDuty({ ends_at: momentOf('2126-03-02', '08:00') })] });
  network.answer(addDuty, aDuty());
  network.answer(endDuty, {});
  await user.click(await screen.findByRole('button', { name: 'Add a duty' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a duty' }));
  await user.click(dialog.getByRole('button', { name: 'Add the duty' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: /^Person/ }));
  await user.click(await screen.findByTitle(/anita\.rao/));
  await user.click(dialog.getByRole('button', { name: 'Add the duty' }));
  await waitFor(() => expect(network.calls(addDuty)).toHaveLength(1));
  expect(network.calls(addDuty)[0]?.body).toEqual({
    user_id: 31,
    starts_at: momentOf('2126-03-02', '08:00'),
    ends_at: momentOf('2126-03-09', '08:00'),
  });
  await user.click(screen.getByRole('button', { name: 'End the duty of Anita Rao now' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('It stays known who was on call until now.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(network.calls(endDuty)[0]?.params).toEqual({ duty_id: '7' }));
});

test('lifts without a test call for three days are a warning with their pages (R1308)', async () => {
  open({ silent: [aTest()] });
  expect(await screen.findByText('1 lift has had no test call for three days')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Lift 9' })[0]).toHaveAttribute(
    'href',
    '/elevator?elevatorId=9',
  );
});

test('what cannot be loaded says so, and is loaded again', async () => {
  signedIn();
  network.fail(readAlarmSettings, 500);
  network.answer(listDuties, []);
  network.answerList(employeeList, []);
  network.answer(listTestCalls, { results: [], silent: [] });
  const { user } = renderRoutes([{ path: '/', Component: EmergenciesPage }], '/');
  expect(await screen.findByText('What is set for emergencies could not be loaded')).toBeVisible();
  network.answer(readAlarmSettings, USUAL_ALARM_SETTINGS);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No test call is recorded yet.')).toBeVisible();
});

test('the screen is in Hindi', async () => {
  await changeLanguage('hi');
  open({ duties: [], silent: [aTest()] });
  expect(await screen.findByRole('heading', { level: 1, name: 'आपात स्थितियाँ' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('चरण 1: किसी को नहीं बताया जाता');
  expect((await screen.findAllByText(/Lift 9/))[0]).toBeVisible();
  expect(untranslatedText()).toEqual([]);
});
