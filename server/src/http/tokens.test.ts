import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ accessLifetime: 900, refreshLifetime: 14 * 86_400 });
});
afterAll(() => server.close());

/** Seconds until a token expires. */
const lifeOf = (token: string) => (server.app.tokens.read(token)?.exp ?? 0) - Date.now() / 1000;

test('an access token is valid for a quarter of an hour, a refresh token for two weeks, as configured', () => {
  const { tokens } = server.app;
  const lives = [lifeOf(tokens.access(1, 'the-session')), lifeOf(tokens.refresh(1, 'the-session', 'the-id'))];
  for (const [at, seconds] of [900, 14 * 86_400].entries()) {
    expect(lives[at]).toBeLessThanOrEqual(seconds);
    expect(lives[at]).toBeGreaterThan(seconds - 60);
  }
});
