import { createServer } from './createServer';

/** The id in the answer to a request with the header X-Request-Id, and the ids in the log. */
async function idsFor(sent: string | undefined) {
  const lines: string[] = [];
  const app = await createServer({ level: 'info', stream: { write: (line) => void lines.push(line) } });
  app.get('/here', async () => ({}));
  const answer = await app.inject({
    url: '/here',
    headers: sent === undefined ? {} : { 'x-request-id': sent },
  });
  await app.close();
  return {
    answered: answer.headers['x-request-id'],
    logged: lines.map((line) => (JSON.parse(line) as { reqId?: unknown }).reqId),
  };
}

test('the id that a caller sends is in the answer and in the log', async () => {
  expect(await idsFor('proxy-7.41_a')).toEqual({ answered: 'proxy-7.41_a', logged: ['proxy-7.41_a'] });
});

test.each([undefined, '', 'two words', 'a"quote', '<b>', 'x'.repeat(129)])(
  'without a usable id the server makes one: %p',
  async (sent) => {
    const { answered, logged } = await idsFor(sent);
    expect(answered).toMatch(/^[0-9a-f-]{36}$/);
    expect(logged).toEqual([answered]);
  },
);
