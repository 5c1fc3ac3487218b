import { generatedRequests } from '../../testing/generatedRequests';

const { send } = generatedRequests(1);

test('400 generated requests: the answers are as documented, and at least 90 % of the calls succeed (R947)', async () => {
  const { sent, refused, calls } = await send(400);
  expect(sent).toBe(400);
  expect(refused.slice(calls / 10)).toEqual([]);
}, 120_000);
