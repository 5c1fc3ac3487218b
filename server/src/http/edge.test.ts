import { clientNetwork } from './clientNetwork';
import { createServer, type Edge } from './createServer';

/** A server behind `edge`, and where a call from `remoteAddress` that claims `forwarded` counts as coming from. */
async function seenFrom(edge: Edge, remoteAddress: string, forwarded?: string): Promise<string> {
  const app = await createServer(false, edge);
  app.get('/where', async (request) => clientNetwork(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.inject({ url: '/where', remoteAddress, headers });
  await app.close();
  return answer.body;
}

const CALLER = '203.0.113.7';
const FORGED = '198.51.100.1';
const PROXY = '10.1.2.3';

describe('where a call comes from', () => {
  test('without a proxy it is the connection, whatever a header says', async () => {
    expect(await seenFrom({}, CALLER, FORGED)).toBe(CALLER);
  });

  test('behind one proxy it is whom the proxy names, and what the caller wrote before that does not count', async () => {
    expect(await seenFrom({ trustProxy: 1 }, PROXY, CALLER)).toBe(CALLER);
    expect(await seenFrom({ trustProxy: 1 }, PROXY, `${FORGED}, ${CALLER}`)).toBe(CALLER);
  });

  test('whoever reaches the server past a proxy that is known by its number only is where they are', async () => {
    expect(await seenFrom({ trustProxy: 1 }, CALLER, FORGED)).toBe(CALLER);
    expect(await seenFrom({ trustProxy: 1 }, '2001:db8:1:2::9', FORGED)).toBe('2001:db8:1:2::/64');
    expect(await seenFrom({ trustProxy: 1 }, '::ffff:10.1.2.3', CALLER)).toBe(CALLER);
  });

  test('behind two it is whom the outer one names', async () => {
    expect(await seenFrom({ trustProxy: 2 }, PROXY, `${FORGED}, ${CALLER}, 10.9.9.9`)).toBe(CALLER);
  });

  test('behind proxies of a network only these are believed', async () => {
    const edge = { trustProxy: ['10.0.0.0/8', '2001:db8:f::/48'] };
    expect(await seenFrom(edge, PROXY, `${FORGED}, ${CALLER}, 10.9.9.9`)).toBe(CALLER);
    expect(await seenFrom(edge, '2001:db8:f::1', CALLER)).toBe(CALLER);
    expect(await seenFrom(edge, CALLER, FORGED)).toBe(CALLER);
  });

  test('a proxy that adds the port of each connection gives nobody a new address', async () => {
    expect(await seenFrom({ trustProxy: 1 }, PROXY, `${CALLER}:50001`)).toBe(CALLER);
    expect(await seenFrom({ trustProxy: 1 }, PROXY, `${CALLER}:50002`)).toBe(CALLER);
  });

  test('other headers are never read', async () => {
    const app = await createServer(false, { trustProxy: 1 });
    app.get('/where', async (request) => clientNetwork(request));
    const headers = { 'x-real-ip': FORGED, forwarded: `for=${FORGED}`, 'cf-connecting-ip': FORGED };
    const answer = await app.inject({ url: '/where', remoteAddress: CALLER, headers });
    expect(answer.body).toBe(CALLER);
    await app.close();
  });
});

test.each([
  [true, 'max-age=15552000'],
  [false, undefined],
])('reached by HTTPS: %s, so browsers are told to keep to it: %s', async (isHttps, header) => {
  const app = await createServer(false, { isHttps });
  app.get('/', async () => 'here');
  const { headers } = await app.inject('/');
  expect(headers['strict-transport-security']).toBe(header);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  await app.close();
});
