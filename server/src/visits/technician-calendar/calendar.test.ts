import { testServer, type TestServer } from '../../testing/testServer';
import { visitWorld, type VisitWorld } from '../../testing/visitWorld';

let server: TestServer;
let world: VisitWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await visitWorld(server);
});
afterAll(() => server.close());

const addressOf = ({ ravi }: VisitWorld = world) => `/api/visits/calendars/${ravi.id}/`;
const renew = async () => {
  const answer = await world.dealer.inject({ method: 'PUT', url: addressOf() });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ link: string }>().link;
};
const open = (link: string) =>
  server.inject({ method: 'GET', url: link.slice(link.indexOf('/api/visits/calendar/')) });
/** The lines as a calendar program reads them. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('200: everybody who has the address reads the open visits of the technician, others’ visits not (R1236)', async () => {
  const { ravi, priya, inDays } = world;
  expect((await world.dealer.get(addressOf())).json()).toEqual({
    link: null,
    created_at: null,
    last_read_at: null,
  });
  const visit = await world.add({
    planned_day: inDays(2),
    from_time: '09:00',
    to_time: '10:30',
    note: 'Keys; ask Mr. Rao, floor 2\nRing twice',
  });
  const whole = await world.add({ planned_day: inDays(3) });
  await world.add({ planned_day: inDays(4), technician_ids: [priya.id] });
  await world.state(await world.add({ planned_day: inDays(5) }), 'Cancelled', { reason: 'Rain' });
  await world.add({ planned_day: inDays(70) });
  const link = await renew();
  const answer = await open(link);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['cache-control']).toContain('no-store');
  const lines = linesOf(answer.body);
  const plain = (day: string) => day.replaceAll('-', '');
  expect(lines.filter((line) => line.startsWith('UID'))).toEqual(
    [visit, whole].map(({ visit_id }) => `UID:visit-${world.dealer.id}-${visit_id}@smart-elevator`),
  );
  expect(lines).toContain(`DTSTART:${plain(inDays(2))}T090000`);
  expect(lines).toContain(`DTEND:${plain(inDays(2))}T103000`);
  expect(lines).toContain(`DTSTART;VALUE=DATE:${plain(inDays(3))}`);
  expect(lines).toContain(`DTEND;VALUE=DATE:${plain(inDays(4))}`);
  expect(answer.body.replaceAll('\r\n ', '')).toContain('Keys\\; ask Mr. Rao\\, floor 2\\nRing twice');
  for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const [customer] = await server.db.query<{ phoneno: string }>(
    'select phoneno from users where user_id = $1 and dealer_id = $2',
    [world.customer.id, world.dealer.id],
  );
  expect(customer?.phoneno).toMatch(/\d{6}/);
  expect(answer.body).not.toContain(customer?.phoneno);
  expect((await world.dealer.get(addressOf())).json()).toMatchObject({
    link,
    last_read_at: expect.stringContaining('T') as string,
  });
  // The identifier stays when the visit moves, so that programs move their entry.
  expect((await world.change(visit, { planned_day: inDays(6) })).statusCode).toBe(200);
  expect(linesOf((await open(link)).body)).toEqual(
    expect.arrayContaining([
      `UID:visit-${world.dealer.id}-${visit.visit_id}@smart-elevator`,
      'SEQUENCE:2',
      `DTSTART:${plain(inDays(6))}T090000`,
    ]),
  );
  expect(ravi.id).not.toBe(priya.id);
});

test('404: a renewed, revoked or invented address, and that of a technician who is deactivated (R1236)', async () => {
  const first = await renew();
  const second = await renew();
  expect(second).not.toBe(first);
  expect((await open(first)).statusCode).toBe(404);
  expect((await open(second)).statusCode).toBe(200);
  expect((await open(second.replace(/\/[^/]+\/visits/, '/invented/visits'))).statusCode).toBe(404);
  const setActive = (is_active: boolean) =>
    server.db.query('update users set is_active = $3 where dealer_id = $1 and user_id = $2', [
      world.dealer.id,
      world.ravi.id,
      is_active,
    ]);
  await setActive(false);
  expect((await open(second)).statusCode).toBe(404);
  await setActive(true);
  expect((await world.dealer.delete(addressOf())).statusCode).toBe(204);
  expect((await open(second)).statusCode).toBe(404);
  expect((await world.dealer.delete(addressOf())).statusCode).toBe(404);
});

test('401, 403, 404: without a token, by a technician, of another dealer’s technician or of a customer', async () => {
  expect((await server.inject({ method: 'GET', url: addressOf() })).statusCode).toBe(401);
  expect((await world.ravi.get(addressOf())).statusCode).toBe(403);
  const other = await visitWorld(server);
  expect((await world.dealer.get(addressOf(other))).statusCode).toBe(404);
  expect((await world.dealer.inject({ method: 'PUT', url: addressOf(other) })).statusCode).toBe(404);
  expect((await world.dealer.get(`/api/visits/calendars/${world.customer.id}/`)).statusCode).toBe(404);
  await renew();
  expect((await other.dealer.delete(addressOf())).statusCode).toBe(404);
});

test('the address is not in the database: only its hash is (R1236)', async () => {
  const link = await renew();
  const [, token = ''] = /calendar\/([^/]+)\//.exec(link) ?? [];
  expect(token).toHaveLength(43);
  const [row] = await server.db.query<{ text: string }>(
    'select to_jsonb(c)::text as text from technician_calendars c where c.dealer_id = $1',
    [world.dealer.id],
  );
  expect(row?.text).toContain('token_hash');
  expect(row?.text).not.toContain(token);
});

test('200: the lifts of a visit are in their natural order (R1236)', async () => {
  const lifts: number[] = [];
  for (const name of ['Lift 10', 'Lift 2', 'Lift 1']) lifts.push(await world.lift({ elevator_name: name }));
  await world.add({ elevator_ids: lifts });
  expect(linesOf((await open(await renew())).body)).toContain('DESCRIPTION:Lift 1\\, Lift 2\\, Lift 10');
});
