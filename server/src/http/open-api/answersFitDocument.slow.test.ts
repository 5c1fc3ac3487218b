import { generatedRequests } from '../../testing/generatedRequests';

describe.each([1, 2, 3, 4])('generated requests with the seed %i', (seed) => {
  const { send } = generatedRequests(seed);

  test('600 of them: the answers are as documented, and at least 90 % of the calls succeed (R947)', async () => {
    const { sent, refused, calls } = await send(600);
    expect(sent).toBe(600);
    expect(refused.slice(calls / 10)).toEqual([]);
  }, 120_000);
});
