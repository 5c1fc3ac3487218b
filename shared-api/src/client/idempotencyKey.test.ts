import { keyFor } from './idempotencyKey';

it('the same sent again has the same key; another, or a first one, has a new one', () => {
  const first = keyFor({ body: { label: 'Doors' } }, undefined);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ body: { label: 'Doors' } }, first).key).toBe(first.key);
  expect(keyFor({ body: { label: 'Noise' } }, first).key).not.toBe(first.key);
  expect(keyFor({ body: { label: 'Doors' } }, undefined).key).not.toBe(first.key);
});
