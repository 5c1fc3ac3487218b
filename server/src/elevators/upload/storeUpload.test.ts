import { setTimeout } from 'node:timers/promises';
import { templateCsv } from '../../demo/templateRow';
import { anUploadRow } from '../../testing/anUploadRow';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('201: a small file does not wait for the analysis of the tables by another one', async () => {
  const dealer = await server.dealer();
  const uploaded = await server.db.transaction(async (db) => {
    await db.query('lock table users, elevators in share update exclusive mode');
    const sent = uploadFile(dealer, '/api/elevators/upload_csv/', templateCsv([anUploadRow(dealer)]));
    return Promise.race([sent, setTimeout(3_000, undefined)]);
  });
  expect(uploaded?.statusCode).toBe(201);
});
