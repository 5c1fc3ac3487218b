import { idempotencyKeyFor } from './idempotencyKey';

it('the same sent again has the same key; another, or a first one, has a new one', () => {
  const first = idempotencyKeyFor({ body: { label: 'Doors' } }, undefined);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKeyFor({ body: { label: 'Doors' } }, first).key).toBe(first.key);
  expect(idempotencyKeyFor({ body: { label: 'Noise' } }, first).key).not.toBe(first.key);
  expect(idempotencyKeyFor({ body: { label: 'Doors' } }, undefined).key).not.toBe(first.key);
});
