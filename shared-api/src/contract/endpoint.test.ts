import { endpoint, fillPath } from './endpoint';
import { endpoints } from './endpoints';
import { emptyBody } from './fields';

it('restricts a call to dealers by default (R152)', () => {
  const made = endpoint({ name: 'x', domain: 'tickets', method: 'GET', path: '/api/x/', reply: emptyBody() });
  expect(made).toMatchObject({ access: ['DealerUser'], success: 200, changes: [] });
});

it.each([
  ['a number', { dealer_id: 7, name: 'x' }, '/api/7/x/'],
  ['a name with a slash and a space', { dealer_id: 7, name: 'a/b c' }, '/api/7/a%2Fb%20c/'],
  ['a name that would leave the folder', { dealer_id: 7, name: '../..' }, '/api/7/..%2F../'],
])('fills %s into a path', (_, params, expected) => {
  expect(fillPath('/api/:dealer_id/:name/', params)).toBe(expected);
});

it.each(endpoints.map((one) => [one.name, one] as const))('%s is well described (R901)', (_, one) => {
  // A calendar has the ending that other programs expect.
  expect(one.path).toMatch(/^\/api\/.*(?:\/|\.ics)$/);
  const names = [...one.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(Object.keys((one.params as { fields?: object }).fields ?? {}).sort());
  if (one.method === 'GET') expect(one.changes).toEqual([]);
});

it('describes no call twice', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(calls).size).toBe(calls.length);
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
});

it('only sign-in, registration and links with a token of their own need no session', () => {
  const open = endpoints.filter(({ access }) => access === 'public').map(({ path }) => path);
  expect(open).toEqual(expect.arrayContaining(['/api/account/token/', '/api/account/registration/']));
  expect(open.filter((path) => !path.startsWith('/api/account/'))).toEqual([
    '/api/visits/calendar/:token/visits.ics',
    '/api/shared-reports/open/:token/',
    '/api/shared-reports/open/:token/pdf/',
    '/api/files/content/:token/',
  ]);
});
