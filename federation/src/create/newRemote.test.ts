/** @jest-environment node */
import { ROOT } from '../artifacts/workspace.mjs';
import { newRemote } from './newRemote.mjs';

const QUOTES = 'Please write a title of several words in quotes, and its Hindi in Devanagari:';

test.each([
  [['inventory'], 'Please name the new remote mf- and small letters, such as mf-inventory.'],
  [['mf-Spare parts'], 'Please name the new remote mf- and small letters, such as mf-inventory.'],
  [['mf-tickets'], 'mf-tickets and mf-tickets begin with the same name. Please choose another one.'],
  [
    ['mf-ticketsarchive'],
    'mf-ticketsarchive and mf-tickets begin with the same name. Please choose another one.',
  ],
  [['mf-inventory', "Dealer's stock"], "The title 'Dealer's stock' has more than letters and digits."],
  [['mf-inventory', 'Home'], 'mf-inventory has a navigation entry Home, which belongs to the shell.'],
  [['mf-login'], 'mf-login claims /login, which belongs to the shell.'],
  [['mf-spares', 'Spare', 'Parts', 'Store'], `${QUOTES} mf-spares 'Spare Parts Store'.`],
  [['mf-spares', 'Spare', 'Parts'], `${QUOTES} mf-spares 'Spare Parts'.`],
  [['mf-spares', 'Spare', 'parts', 'कलपुर्जे'], `${QUOTES} mf-spares 'Spare parts' 'कलपुर्जे'.`],
  [['mf-spares', 'Spares', 'अतिरिक्त', 'पुर्जे'], `${QUOTES} mf-spares 'Spares' 'अतिरिक्त पुर्जे'.`],
])('%j is refused, with the reason', (words, sentence) => {
  expect(() => newRemote(ROOT, words)).toThrow(sentence);
});

test('a new section is the last of the navigation, and has its title in both languages', () => {
  const { description } = newRemote(ROOT, ['mf-inventory', 'Spare parts', 'कलपुर्जे']);
  expect(description.navigation).toEqual([
    { label: 'Spare parts', labels: { hi: 'कलपुर्जे' }, path: '/inventory', order: 90 },
  ]);
});

test('a new section has a budget for one screen, and none for a large library', () => {
  const { budgets } = newRemote(ROOT, ['mf-inventory']).description;
  expect(Object.keys(budgets)).toEqual(['first', 'screen', 'total', 'look']);
  expect(budgets['total']).toBe(60_000);
});
