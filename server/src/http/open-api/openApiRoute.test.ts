import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('the page of the API has its scripts and styles from this server, so that its policy allows them', async () => {
  const page = await server.inject({ url: '/api/docs/' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const files = [...page.body.matchAll(/ (?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(4);
  for (const url of files) expect([url, (await server.inject({ url })).statusCode]).toEqual([url, 200]);
});

test('other files of the viewer are not served', async () => {
  for (const name of ['index.html', 'package.json', 'swagger-ui-bundle.js.map', '../package.json'])
    expect([name, (await server.inject({ url: `/api/docs/${name}` })).statusCode]).toEqual([name, 404]);
});
