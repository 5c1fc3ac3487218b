/** @jest-environment node */
import { completeDescription } from './description.mjs';

const stock = { label: 'Stock', path: '/stock', order: 1 };
const orders = { label: 'Orders', path: '/orders', order: 2, within: ['/order'] };
const screens = { './A': ['/amc_count', '/stock', '/gone', '/part'], './B': ['/orders', '/order'] };
const others = { name: 'mf-stock', contract: '^3.0.0', within: { home: ['/gone'] }, extensions: [] };
const written = { ...others, navigation: [stock, orders], screens };

test('the paths of a remote are the addresses of its screens, without Home, and those without a screen', () => {
  const { paths } = completeDescription({ ...written, withoutScreen: ['/stockList'] });
  expect(paths).toEqual(['/stock', '/gone', '/part', '/orders', '/order', '/stockList']);
});

const alone = { ...stock, within: [] };
test.each([
  ['belong to the first section', [stock, orders], [{ ...stock, within: ['/part'] }, orders]],
  ['belong to none if the first section says so', [alone, orders], [alone, orders]],
  ['belong to none without a section', [], []],
])('screens that no section names %s', (_, navigation, whole) => {
  expect(completeDescription({ ...written, navigation }).navigation).toEqual(whole);
});

test('a description with paths, as remotes had it before, stays as it is', () => {
  const before = { ...written, paths: ['/stock'] };
  expect(completeDescription(before)).toEqual(before);
});

test('a description with neither screens nor paths is refused by name', () => {
  expect(() => completeDescription({ ...others, navigation: [] })).toThrow(
    'mf-stock names no screens, and no paths.',
  );
});
