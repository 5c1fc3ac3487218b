import { readdirSync } from 'node:fs';
import path from 'node:path';
import { endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { emptyBody } from '@smart-elevator/shared-api/contract/fields';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import fastify from 'fastify';
import { refuseUnlistedRoutes } from './refuseUnlistedRoutes';
import { serve } from './serve';

const unlisted = endpoint({
  name: 'listSpareParts',
  domain: 'elevators',
  method: 'GET',
  path: '/api/spare-parts/',
  reply: emptyBody(),
});

function anApp() {
  const app = fastify();
  app.decorate('servedMethods', new Map<string, Set<string>>());
  refuseUnlistedRoutes(app);
  return app;
}

test('a call that the contract does not list cannot be served (R949)', () => {
  expect(() => serve(anApp(), unlisted, async () => ({}))).toThrow(
    'GET /api/spare-parts/ is served, but shared-api/src/contract/endpoints.ts does not list it.',
  );
});

test('nor can it be served without serve(), or with another method of a listed path (R949)', () => {
  expect(() => anApp().post('/api/spare-parts/', async () => ({}))).toThrow(
    'POST /api/spare-parts/ is served',
  );
  expect(() => anApp().delete('/api/account/logout/', async () => ({}))).toThrow('DELETE');
});

test('routes outside of the API need no contract', () => {
  expect(() => anApp().get('/healthz', async () => ({}))).not.toThrow();
});

test('every call that a file of the contract declares is listed (R949)', async () => {
  const folder = path.join(import.meta.dirname, '../../../shared-api/src/contract');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/]+\/\w*[eE]ndpoints\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const modules: unknown[] = await Promise.all(files.map((file) => import(path.join(folder, file))));
  const declared = modules
    .flatMap((module) => (isRecord(module) ? Object.values(module) : []))
    .filter(isCall);
  const missing = declared.filter((call) => !endpoints.some((listed) => listed === call));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

const isCall = (value: unknown): value is { name: string; path: string } =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['path'] === 'string';
