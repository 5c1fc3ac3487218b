import { idempotencyKeyFor } from './idempotencyKey';

it('the same input sent again has the same key; other or first input has a new one', () => {
  const first = idempotencyKeyFor({ body: { label: 'Doors' } }, undefined);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKeyFor({ body: { label: 'Doors' } }, first).key).toBe(first.key);
  expect(idempotencyKeyFor({ body: { label: 'Noise' } }, first).key).not.toBe(first.key);
  expect(idempotencyKeyFor({ body: { label: 'Doors' } }, undefined).key).not.toBe(first.key);
});
