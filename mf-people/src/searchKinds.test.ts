import { findPeople } from '@smart-elevator/shared-api/contract/people/findEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { kinds } from './searchKinds';

const network = fakeNetwork();
beforeEach(() => signedIn());

const find = (label: string, text: string) =>
  kinds.find((kind) => kind.label === label)?.find(text, new AbortController().signal);

test.each([
  ['Technicians', 'TechnicianUser', '/technician?userId=4'],
  ['Customers', 'CustomerUser', '/customer?userId=4'],
])('%s are found by name and lead to their page (R431)', async (label, user_type, to) => {
  network.answer(findPeople, [{ user_id: 4, username: 'priya.s', first_name: 'Priya', last_name: 'Sharma' }]);
  expect(await find(label, 'sharma')).toEqual([{ id: '4', title: 'Priya Sharma', detail: 'priya.s', to }]);
  expect(network.calls(findPeople)[0]?.query).toEqual({ user_type, text: 'sharma' });
});

test('technicians and customers can be added', async () => {
  const titles = (await find('Actions', 'add'))?.map(({ title }) => title);
  expect(titles).toEqual(['Add technician', 'Add customer']);
});
