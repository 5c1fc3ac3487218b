import { fileWorld } from '../testing/fileWorld';
import { sendFile } from '../testing/sendFile';

let world: Awaited<ReturnType<typeof fileWorld>>;
beforeAll(async () => {
  world = await fileWorld();
});
afterAll(() => world.server.close());

test('the files of a deleted comment are deleted files of its ticket, and are restored there (R1107)', async () => {
  const { dealer, photo, ticket_id, server } = world;
  const comments = `/api/tickets/${ticket_id}/comments/`;
  const { comment_id } = (await dealer.post(comments, { text: 'The new belt' })).json();
  const { file_id, url } = (await sendFile(dealer, { owner: 'comment', owner_id: comment_id }, photo)).json();
  expect((await dealer.delete(`${comments}${comment_id}/`)).statusCode).toBe(204);
  expect([await world.filesOf(), (await server.inject({ method: 'GET', url })).statusCode]).toEqual([
    [],
    404,
  ]);
  const restored = await dealer.post(`/api/files/${file_id}/restore/`);
  expect([restored.statusCode, restored.json()]).toMatchObject([
    200,
    { owner: 'ticket', owner_id: ticket_id },
  ]);
});
