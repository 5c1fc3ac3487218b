import { fileMessages } from '@smart-elevator/shared-api/contract/files/fileMessages';
import { fileWorld } from '../testing/fileWorld';
import { aPdf, sendFile } from '../testing/sendFile';

let world: Awaited<ReturnType<typeof fileWorld>>;
beforeAll(async () => {
  world = await fileWorld();
});
afterAll(() => world.server.close());

const mark = (file_id: string, by = world.dealer) => by.patch(`/api/files/${file_id}/`, { take_along: true });

test('the dealer marks a file of a lift to be taken along, and its name stays (R1443)', async () => {
  const { file_id } = (await sendFile(world.dealer, world.ofElevator, aPdf())).json();
  const marked = await mark(file_id);
  expect([marked.statusCode, marked.json()]).toMatchObject([200, { take_along: true, owner: 'elevator' }]);
  const renamed = await world.dealer.patch(`/api/files/${file_id}/`, { name: 'wiring.pdf' });
  expect(renamed.json()).toMatchObject({ take_along: true, name: 'wiring.pdf' });
  const undone = await world.dealer.patch(`/api/files/${file_id}/`, { take_along: false });
  expect(undone.json()).toMatchObject({ take_along: false });
});

test('a file of a ticket is refused in words', async () => {
  const { file_id } = (await sendFile(world.dealer, world.ofTicket, aPdf())).json();
  const refused = await mark(file_id);
  expect([refused.statusCode, refused.json()]).toEqual([400, { take_along: [fileMessages.onlyOfLift] }]);
});

test('403 for a technician, even for their own file; 404 for a user who cannot see the file', async () => {
  const { file_id } = (await sendFile(world.serving, world.ofElevator, aPdf())).json();
  expect((await mark(file_id, world.serving)).statusCode).toBe(403);
  for (const stranger of [world.idle, world.neighbour, world.other])
    expect((await mark(file_id, stranger)).statusCode).toBe(404);
});
