import { clientNetwork } from './clientNetwork';
import { createServer, type Edge } from './createServer';

/**
 * The network that is counted for a call from `remoteAddress` with the forwarded header `forwarded`, on a server
 * behind `edge`.
 */
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

describe('the network of a call', () => {
  test('without a proxy it is that of the connection, whatever a header says', async () => {
    expect(await seenFrom({}, CALLER, FORGED)).toBe(CALLER);
  });

  test('behind one proxy it is the one that the proxy reports; what the caller wrote before that is ignored', async () => {
    expect(await seenFrom({ trustProxy: 1 }, PROXY, CALLER)).toBe(CALLER);
    expect(await seenFrom({ trustProxy: 1 }, PROXY, `${FORGED}, ${CALLER}`)).toBe(CALLER);
  });

  test('a caller who bypasses a proxy that is known by its number only counts with their own address', async () => {
    expect(await seenFrom({ trustProxy: 1 }, CALLER, FORGED)).toBe(CALLER);
    expect(await seenFrom({ trustProxy: 1 }, '2001:db8:1:2::9', FORGED)).toBe('2001:db8:1:2::/64');
    expect(await seenFrom({ trustProxy: 1 }, '::ffff:10.1.2.3', CALLER)).toBe(CALLER);
  });

  test('behind two proxies it is the one that the outer proxy reports', async () => {
    expect(await seenFrom({ trustProxy: 2 }, PROXY, `${FORGED}, ${CALLER}, 10.9.9.9`)).toBe(CALLER);
  });

  test('behind proxies of a network only these are trusted', async () => {
    const edge = { trustProxy: ['10.0.0.0/8', '2001:db8:f::/48'] };
    expect(await seenFrom(edge, PROXY, `${FORGED}, ${CALLER}, 10.9.9.9`)).toBe(CALLER);
    expect(await seenFrom(edge, '2001:db8:f::1', CALLER)).toBe(CALLER);
    expect(await seenFrom(edge, CALLER, FORGED)).toBe(CALLER);
  });

  test('a proxy that adds the port of each connection does not change the address', async () => {
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
])('reached by HTTPS: %s, so browsers are instructed to use only HTTPS: %s', async (isHttps, header) => {
  const app = await createServer(false, { isHttps });
  app.get('/', async () => 'here');
  const { headers } = await app.inject('/');
  expect(headers['strict-transport-security']).toBe(header);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  await app.close();
});
