import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { anEmployee, aTicketDetails, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { technicianFinder, wholeBody } from './wholeBody';

const network = fakeNetwork();

beforeEach(() => {
  signedIn({ user_id: 7, user_name: 'lift_dealer' });
  network.answerList(employeeList, [anEmployee({ username: 'anita.rao', user_id: 31 })]);
});

test('every field of an update is sent; the reporter stays, and people are sent by their ids (R361)', async () => {
  const ticket = aTicketDetails({ assignee_name: 'anita.rao', entrapment: true, close_date: '2026-03-09' });
  const body = await wholeBody(ticket, { label: 'Noise' }, technicianFinder());
  const sent = namesFor(ticketFields, 'update').filter((name) => body[name] !== undefined);
  expect(sent).toEqual(
    namesFor(ticketFields, 'update').filter((name) => name !== 'reporter' && name !== 'assignee_name'),
  );
  expect(body).toMatchObject({ label: 'Noise', assignee: 31, entrapment: true, version: ticket.version });
});

test.each([
  ['a technician', 'anita.rao', { assignee: 31 }],
  ['the dealer', 'lift_dealer', { assignee: 7 }],
  ['nobody', null, { assignee: null }],
  ['somebody who is not a technician any more, by name', 'left.us', { assignee_name: 'left.us' }],
])('the payload names the assignee: %s', async (_, assignee_name, named) => {
  const body = await wholeBody(aTicketDetails({ assignee_name }), {}, technicianFinder());
  expect(body).toMatchObject(named);
});

test('the id decides: the user name of a deleted technician may be somebody else’s by now', async () => {
  const ticket = aTicketDetails({ assignee_name: 'anita.rao', assignee_id: 12 });
  expect(await wholeBody(ticket, {}, technicianFinder())).toMatchObject({ assignee: 12 });
});

test('a changed assignee is the only one that the payload names', async () => {
  const body = await wholeBody(
    aTicketDetails({ assignee_name: 'left.us' }),
    { assignee: null },
    technicianFinder(),
  );
  expect(body).toMatchObject({ assignee: null });
  expect(body).not.toHaveProperty('assignee_name');
});
