import { pageInfo } from './pageInfo';

describe('the label counts all items, Next stops at the last page that has matches (R250, R251)', () => {
  test.each([
    ['nothing at all is one page', { page: 1, total: 0, pageSize: 25 }, { shown: 1, total: 1 }],
    ['a full page is one page', { page: 1, total: 25, pageSize: 25 }, { shown: 1, total: 1 }],
    ['one more is two', { page: 1, total: 26, pageSize: 25 }, { shown: 1, total: 2, next: 2 }],
    ['the middle', { page: 2, total: 60, pageSize: 20 }, { shown: 2, total: 3, prev: 1, next: 3 }],
    ['the last page has no next', { page: 3, total: 60, pageSize: 20 }, { shown: 3, total: 3, prev: 2 }],
    [
      'a filter leaves the label and shortens the way',
      { page: 2, total: 100, pageSize: 20, matches: 35 },
      { shown: 2, total: 5, prev: 1 },
    ],
    [
      'matches on one page leave no next',
      { page: 1, total: 100, pageSize: 20, matches: 20 },
      { shown: 1, total: 5 },
    ],
    ['no matches', { page: 1, total: 100, pageSize: 20, matches: 0 }, { shown: 1, total: 5 }],
    [
      'from past the end Prev leads to the last page with matches',
      { page: 9, total: 100, pageSize: 20, matches: 35 },
      { shown: 5, total: 5, prev: 2 },
    ],
  ])('%s', (_, counts, pages) => {
    expect(pageInfo(counts)).toEqual(pages);
  });
});
