import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let technician: SignedIn;
let customer: SignedIn;

const SUBSCRIPTIONS = '/api/users/subscriptions/';
const TECHNICIANS = '/api/users/get-pid-list-of-tech/';
const register = (person: SignedIn, subscription_id: unknown) =>
  person.post(SUBSCRIPTIONS, { subscription_id });
const pids = (id: number) => `/api/elevators/${id}/customer_dealer_pid/`;
const waiting = () =>
  server.db.query<object>(
    'select recipients, heading, content, sent_at from push_outbox where dealer_id = $1 order by created_at',
    [dealer.id],
  );

beforeEach(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  technician = await server.technician(dealer);
  customer = await server.customer(dealer);
});
afterEach(() => server.close());

describe('subscriptions of the companion app (R850, R851)', () => {
  test('201: every user registers the destination of their messages; a second registration changes nothing', async () => {
    for (const person of [dealer, technician, customer, technician]) {
      const answer = await register(person, `device-${person.id}`);
      expect([answer.statusCode, answer.json()]).toEqual([201, { subscription_id: `device-${person.id}` }]);
    }
    const { elevator_id } = await anElevator(server.db, dealer.id, { customer_id: customer.id });
    expect((await dealer.get(pids(elevator_id))).json()).toEqual([
      `device-${customer.id}`,
      `device-${dealer.id}`,
    ]);
    expect((await dealer.get(TECHNICIANS)).json()).toEqual({ app_pids: [`device-${technician.id}`] });
  });

  test('a device belongs to the user who signed in on it last, and to no one after sign-out', async () => {
    await register(technician, 'phone');
    await register(customer, 'phone');
    expect((await dealer.get(TECHNICIANS)).json()).toEqual({ app_pids: [] });
    expect((await technician.delete(`${SUBSCRIPTIONS}phone/`)).statusCode).toBe(404);
    expect((await customer.delete(`${SUBSCRIPTIONS}phone/`)).statusCode).toBe(204);
    expect(await server.db.query('select from push_subscriptions')).toEqual([]);
  });

  test('people of another dealer on the same device change none of the other rows: the last user is notified there', async () => {
    const stranger = await server.technician(other);
    const rows = () => server.db.query('select * from push_subscriptions where dealer_id = $1', [dealer.id]);
    const tellable = async (who: SignedIn) => (await who.get(TECHNICIANS)).json().app_pids;
    await register(technician, 'phone');
    const before = await rows();
    await register(stranger, 'phone');
    expect(await rows()).toEqual(before);
    expect([await tellable(dealer), await tellable(other)]).toEqual([[], ['phone']]);
    await stranger.delete(`${SUBSCRIPTIONS}phone/`);
    expect([await tellable(dealer), await tellable(other)]).toEqual([['phone'], []]);
    await register(stranger, 'phone');
    await register(technician, 'phone');
    expect([await tellable(dealer), await tellable(other)]).toEqual([['phone'], []]);
  });

  test('the oldest of more than 20 devices is removed', async () => {
    for (let n = 1; n <= 22; n += 1) await register(technician, `phone-${n}`);
    const { app_pids } = (await dealer.get(TECHNICIANS)).json();
    expect(app_pids).toHaveLength(20);
    expect(app_pids).toEqual(expect.arrayContaining(['phone-22', 'phone-3']));
  });

  test('those of a deleted person are not used', async () => {
    await register(technician, 'phone');
    await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: technician.email });
    expect((await dealer.get(TECHNICIANS)).json()).toEqual({ app_pids: [] });
  });

  test.each([
    ['nothing', undefined, 'This field is required.'],
    ['an empty one', ' ', 'This field may not be blank.'],
    ['one with spaces', 'two words', 'Invalid value'],
    ['one too long', 'x'.repeat(129), 'Ensure this field has no more than 128 characters.'],
  ])('400: %s', async (_case, id, sentence) => {
    const answer = await register(customer, id);
    expect([answer.statusCode, answer.json()]).toEqual([400, { subscription_id: [sentence] }]);
  });

  test('401, 403, 404: lists of devices are for the dealer, and for their own elevators only', async () => {
    const { elevator_id } = await anElevator(server.db, dealer.id);
    for (const url of [pids(elevator_id), TECHNICIANS]) {
      expect((await server.inject({ url })).statusCode).toBe(401);
      expect((await technician.get(url)).statusCode).toBe(403);
    }
    expect((await other.get(pids(elevator_id))).statusCode).toBe(404);
    expect((await server.inject({ method: 'POST', url: SUBSCRIPTIONS })).statusCode).toBe(401);
  });
});

describe('marking Completed (R537)', () => {
  const complete = (id: number, changes: object = {}) =>
    dealer.patch(`/api/elevators/${id}/`, { main_state: 'Completed', ...changes });

  test('queues one message to the customer’s and the dealer’s devices, and reports that', async () => {
    await register(customer, 'customer-phone');
    await register(dealer, 'dealer-phone');
    await register(technician, 'technician-phone');
    await register(other, 'other-phone');
    const { elevator_id } = await anElevator(server.db, dealer.id, {
      elevator_name: 'North 1',
      customer_id: customer.id,
      engineer_id: technician.id,
    });
    expect((await complete(elevator_id)).json()).toMatchObject({ main_state: 'Completed', notified: true });
    expect(await waiting()).toEqual([
      {
        recipients: ['dealer-phone', 'customer-phone'],
        heading: "Your 'Annual Maintenance Contract' is Updated !",
        content: 'The maintenance of elevator North 1 is Completed.',
        sent_at: null,
      },
    ]);
  });

  test('an elevator that was Completed already notifies no one again, and other changes do not either', async () => {
    await register(customer, 'customer-phone');
    const { elevator_id } = await anElevator(server.db, dealer.id, { customer_id: customer.id });
    await complete(elevator_id);
    expect((await complete(elevator_id, { elevator_zip: '1' })).json()).not.toHaveProperty('notified');
    const changed = await dealer.patch(`/api/elevators/${elevator_id}/`, { main_state: 'InDue' });
    expect(changed.json()).not.toHaveProperty('notified');
    expect(await waiting()).toHaveLength(1);
  });

  test('without recipients the message is for the log alone, and the answer reports that (R1007)', async () => {
    const { elevator_id } = await anElevator(server.db, dealer.id, { customer_id: customer.id });
    expect((await complete(elevator_id)).json()).toMatchObject({
      notified: false,
      not_notified_reason: 'no_device',
    });
    expect(await waiting()).toMatchObject([{ recipients: [] }]);
  });

  describe('the customer is not notified, and the answer has the reason (R849)', () => {
    const completed = async (customer_id: number | null) =>
      (await complete((await anElevator(server.db, dealer.id, { customer_id })).elevator_id)).json();

    test('an elevator without customer, although the dealer has a device', async () => {
      await register(dealer, 'dealer-phone');
      expect(await completed(null)).toMatchObject({ notified: false, not_notified_reason: 'no_customer' });
      expect(await waiting()).toHaveLength(1);
    });

    test('a customer without a device, although the dealer has one', async () => {
      await register(dealer, 'dealer-phone');
      expect(await completed(customer.id)).toMatchObject({
        notified: false,
        not_notified_reason: 'no_device',
      });
    });

    test('a deactivated customer', async () => {
      await register(customer, 'customer-phone');
      await dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: customer.id });
      expect(await completed(customer.id)).toMatchObject({ notified: false });
    });

    test('no push service', async () => {
      await register(customer, 'customer-phone');
      server.app.settings.hasPushService = false;
      expect(await completed(customer.id)).toMatchObject({
        notified: false,
        not_notified_reason: 'no_service',
      });
    });
  });

  test('a refused change queues nothing', async () => {
    await register(customer, 'customer-phone');
    const { elevator_id } = await anElevator(server.db, dealer.id, { customer_id: customer.id });
    expect((await complete(elevator_id, { user_id: [dealer.id, 999_999] })).statusCode).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  test('proposes the next due date, a cycle after the completed date, unless the dealer names one (R536)', async () => {
    for (const [cycle, due] of [
      [30, '2026-03-06'],
      [90, '2026-05-05'],
    ] as const) {
      const { elevator_id } = await anElevator(server.db, dealer.id, { main_cycle_days: cycle });
      const answer = await complete(elevator_id, { main_completed_date: '2026-02-04' });
      expect(answer.json()).toMatchObject({ main_due_date: due });
    }
    const { elevator_id } = await anElevator(server.db, dealer.id);
    const named = await complete(elevator_id, { main_due_date: '2030-12-24' });
    expect(named.json()).toMatchObject({ main_due_date: '2030-12-24' });
  });
});
