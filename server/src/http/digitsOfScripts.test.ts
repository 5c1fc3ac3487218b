import { anElevatorBody } from '../testing/anElevatorBody';
import { anUploadRow, storedCustomers, storedElevators } from '../testing/anUploadRow';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { uploadFile } from '../testing/uploadFile';

let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

test('a call takes the digits of every script in numbers, days and postal codes (R916)', async () => {
  const body = anElevatorBody(dealer, {
    capacity_kg: '६८०',
    elevator_zip: '৪১১ ০০১',
    install_date: '２０１４-０５-１７',
    main_start_date: '٢٠٢٦-٠١-٠١',
    main_cycle_days: '૩૦',
    building_name: 'टॉवर ३',
  });
  const made = await dealer.post('/api/elevators/add/', body);
  expect([made.statusCode, made.statusCode === 201 ? '' : made.body]).toEqual([201, '']);
  expect(await storedElevators(server.db, dealer)).toMatchObject([
    {
      capacity_kg: 680,
      elevator_zip: '411 001',
      install_date: '2014-05-17',
      main_start_date: '2026-01-01',
      main_cycle_days: 30,
      building_name: 'टॉवर ३',
    },
  ]);
  const page = await dealer.get(
    `/api/users/${dealer.id}/elevators/?page=${encodeURIComponent('१')}&page_size=५`,
  );
  expect(page.json()).toMatchObject({ count: 1 });
});

test('a ticket takes them in its days, and a search of tickets in keys (R916)', async () => {
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const { ticket_id, ticket_key } = await aTicket(server.db, dealer.id, elevator_id, {
    ticket_key: 'ELV-4711',
  });
  const changed = await dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, {
    target_date: '२०२६-०३-०९',
  });
  expect(changed.statusCode).toBe(200);
  const search = encodeURIComponent('ELV-४७११');
  const list = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1&search=${search}`);
  expect(list.json()).toMatchObject({ count: 1, results: [{ ticket_key, target_date: '2026-03-09' }] });
  expect((await dealer.get(`/api/tickets/find/?text=${search}`)).json()).toMatchObject([{ ticket_key }]);
});

test('a search finds a name by its digits as they are typed and as 0 to 9 (R916)', async () => {
  await anElevator(server.db, dealer.id, { elevator_name: 'लिफ्ट १२' });
  await anElevator(server.db, dealer.id, { elevator_name: 'लिफ्ट 12' });
  const found = await dealer.get(`/api/elevators/find/?text=${encodeURIComponent('लिफ्ट १२')}`);
  expect(found.json()).toHaveLength(2);
});

test('a file takes them in phone numbers, postal codes and days (R916)', async () => {
  const row = anUploadRow(dealer, {
    customer_phone: '+९१ ९८७६५ ४३२१०',
    elevator_zip: '४११००१',
    install_date: '१९९८-०४-३०',
    elevator_address: '1 Road',
    building_name: 'Ridge',
  });
  const csv = `${Object.keys(row).join()}\n${Object.values(row).join()}\n`;
  const answer = await uploadFile(dealer, '/api/elevators/upload_csv/', csv);
  expect([answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([answer.statusCode, '']);
  expect(await storedElevators(server.db, dealer)).toMatchObject([
    { elevator_zip: '411001', install_date: '1998-04-30' },
  ]);
  expect(await storedCustomers(server.db, dealer)).toMatchObject([{ phoneno: '+91 98765 43210' }]);
});
