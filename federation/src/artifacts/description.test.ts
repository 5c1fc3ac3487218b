/** @jest-environment node */
import { completeDescription } from './description.mjs';

const stock = { label: 'Stock', path: '/stock', order: 1 };
const orders = { label: 'Orders', path: '/orders', order: 2, within: ['/order'] };
const written = {
  name: 'mf-stock',
  contract: '^3.0.0',
  navigation: [stock, orders],
  within: { home: ['/missing'] },
  extensions: [],
  screens: {
    './Desk': ['/amc_count'],
    './Stock': ['/stock', '/missing'],
    './Part': ['/part/:id'],
    './Orders': ['/orders', '/order'],
  },
};

test('the paths of a remote are the addresses of its screens, without Home, and those without a screen', () => {
  const { paths } = completeDescription({ ...written, withoutScreen: ['/stockList'] });
  expect(paths).toEqual(['/stock', '/missing', '/part/:id', '/orders', '/order', '/stockList']);
});

test('the screens that no section names belong to the first section, unless it says otherwise', () => {
  const sectionsOf = (...navigation: (typeof stock)[]) =>
    completeDescription({ ...written, navigation }).navigation;
  expect(sectionsOf(stock, orders)).toEqual([{ ...stock, within: ['/part/:id'] }, orders]);
  const alone = { ...stock, within: [] };
  expect(sectionsOf(alone, orders)).toEqual([alone, orders]);
  expect(sectionsOf()).toEqual([]);
});

test('a description with paths, as remotes had it before, stays as it is', () => {
  const whole = { ...written, paths: ['/stock'] };
  expect(completeDescription(whole)).toEqual(whole);
});

test('a description with neither screens nor paths is refused by name', () => {
  const { screens: _none, ...others } = written;
  expect(() => completeDescription(others)).toThrow('mf-stock names no screens, and no paths.');
});
