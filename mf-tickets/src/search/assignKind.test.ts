import { waitFor } from '@testing-library/react';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { matchesPerson, type Employee } from '@smart-elevator/shared-api/contract/people/person';
import { readTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { findTickets } from '@smart-elevator/shared-api/contract/tickets/findEndpoints';
import { anEmployee, aTicketDetails, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { changeLanguage } from '@smart-elevator/shared-ui/language/language';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { ALERT_EVENT, isAlert, type Alert } from '@smart-elevator/shared-ui/state/alerts';
import { assignKind } from './assignKind';

const network = fakeNetwork();

const rahul = anEmployee({ user_id: 31, username: 'rahul.d', first_name: 'Rahul', last_name: 'Deshmukh' }, 1);
const sam = anEmployee({ user_id: 32, username: 'sam.lee', first_name: '', last_name: '' }, 2);
const gone = anEmployee({ user_id: 33, username: 'rahul.old', is_active: false }, 3);

const ticket = (ticket_id: number) => ({
  ticket_id,
  ticket_key: `ELV-${ticket_id}`,
  summary: 'Doors',
  status: 'Open' as const,
  elevator_name: 'CR1034',
});

beforeEach(() => {
  signedIn();
  network.answer(findTickets, ({ query }) =>
    [39, 390, 391, 392, 3900]
      .map(ticket)
      .filter(({ ticket_key }) => ticket_key.includes(query['text'] ?? '')),
  );
  network.answerList(employeeList, [rahul, sam, gone], {
    matches: (row: Employee, query: Record<string, string>) =>
      matchesPerson(row, query['search'] ?? '', 'all'),
  });
});

afterEach(() => changeLanguage('en'));

const find = (text: string) => assignKind.find(text, new AbortController().signal);
const titles = async (text: string) => (await find(text)).map(({ title }) => title);

test.each([
  ['ELV-390', ['Assign ELV-390 to …']],
  ['ELV-7', []],
  ['assign ELV-390', ['Assign ELV-390 to …', 'Assign ELV-3900 to …']],
  ['Assign ticket ELV-3900', ['Assign ELV-3900 to …']],
  ['assign ELV', ['Assign ELV-39 to …', 'Assign ELV-390 to …', 'Assign ELV-391 to …']],
  ['assign ELV-3900 to', ['Assign ELV-3900 to Rahul Deshmukh', 'Assign ELV-3900 to sam.lee']],
  ['assign ELV-3900 to rahul', ['Assign ELV-3900 to Rahul Deshmukh']],
  ['ASSIGN ELV-3900 Rahul Desh', ['Assign ELV-3900 to Rahul Deshmukh']],
  ['assign ELV-7 to rahul', []],
  ['assign ELV-3900 to nobody', []],
  ['to the lobby', []],
])('the text %p offers %p', async (text, expected) => {
  expect(await titles(text)).toEqual(expected);
});

test.each([
  ['ELV-३९०', ['Assign ELV-390 to …']],
  ['assign ELV-٣٩٠٠ to', ['Assign ELV-3900 to Rahul Deshmukh', 'Assign ELV-3900 to sam.lee']],
  ['assign ELV-৩৯০০ to rahul', ['Assign ELV-3900 to Rahul Deshmukh']],
])('the text %p, with the digits of another script, offers %p (R916)', async (text, expected) => {
  expect(await titles(text)).toEqual(expected);
});

test('choosing a ticket leaves the name of the technician to be typed', async () => {
  const [result] = await find('ELV-3900');
  expect(result?.fill).toBe('Assign ELV-3900 to ');
  expect(await titles(String(result?.fill).trim())).toContain('Assign ELV-3900 to sam.lee');
});

test('the same works with the Hindi sentence', async () => {
  registerTranslations('hi', () => import('../language/hi.json'));
  await changeLanguage('hi');
  const [result] = await find('ELV-3900');
  const fill = String(result?.fill);
  expect(fill).toMatch(/^ELV-3900 .*सौंपें/);
  expect(await titles(`${fill}sam`)).toEqual([`${fill}sam.lee`]);
});

describe('choosing a technician', () => {
  const details = aTicketDetails({ ticket_id: 3900, ticket_key: 'ELV-3900', assignee_name: 'sam.lee' });
  let alerts: Alert[];
  const respond = (event: Event) => {
    if (event instanceof CustomEvent && isAlert(event.detail)) alerts.push(event.detail);
  };
  beforeEach(() => {
    alerts = [];
    window.addEventListener(ALERT_EVENT, respond);
    network.answer(readTicket, details);
    network.answer(updateTicket, { ...details, assignee_name: 'rahul.d', version: 4 });
  });
  afterEach(() => window.removeEventListener(ALERT_EVENT, respond));

  const assign = async () => (await find('assign ELV-3900 to rahul'))[0]?.run?.();
  const sent = () => network.calls(updateTicket).map(({ body }) => body);
  const lastAlert = () => alerts.at(-1);

  test('saves at once, and Undo gives the ticket back', async () => {
    await assign();
    expect(lastAlert()).toMatchObject({
      tone: 'success',
      sentence: 'ELV-3900: Assignee is now Rahul Deshmukh (rahul.d)',
      button: { label: 'Undo' },
    });
    lastAlert()?.button?.onPress();
    await waitFor(() => expect(lastAlert()?.sentence).toBe('ELV-3900: Assignee is now sam.lee'));
    expect(sent()).toMatchObject([
      { assignee: 31, version: details.version },
      { assignee: 32, version: 4 },
    ]);
  });

  test('an unassigned ticket becomes unassigned again', async () => {
    network.answer(readTicket, { ...details, assignee_name: null });
    await assign();
    lastAlert()?.button?.onPress();
    await waitFor(() => expect(lastAlert()?.sentence).toBe('ELV-3900: Assignee is now Unassigned'));
    expect(sent()[1]).toMatchObject({ assignee: null });
  });

  test('a ticket of somebody who is not a technician any more has no Undo, and the reason is shown', async () => {
    network.answer(readTicket, { ...details, assignee_name: 'left.us' });
    await assign();
    expect(lastAlert()).toMatchObject({ tone: 'success', button: undefined });
    expect(lastAlert()?.sentence).toMatch(
      /left\.us is not an active technician, so this cannot be undone\.$/,
    );
  });

  test('a failed change is reported, and can be sent again', async () => {
    network.offline(updateTicket);
    await assign();
    expect(lastAlert()).toMatchObject({ tone: 'failure', button: { label: 'Try again' } });
    network.answer(updateTicket, details);
    lastAlert()?.button?.onPress();
    await waitFor(() => expect(lastAlert()?.tone).toBe('success'));
  });
});
