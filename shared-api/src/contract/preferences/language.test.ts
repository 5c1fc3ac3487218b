import { LANGUAGES as APPEARANCE_LANGUAGES } from './appearance';
import { LANGUAGES, languageCookie, shownLanguage } from './language';

test.each([
  ['', [], 'en'],
  ['', ['hi-IN', 'en-IN'], 'hi'],
  ['', ['HI'], 'hi'],
  ['', ['en-GB', 'hi'], 'en'],
  ['', ['mr-IN', 'ta', 'hi', 'en'], 'hi'],
  ['', ['fr', 'de-AT'], 'en'],
  ['', ['hil', 'hif', 'en'], 'en'],
  ['smart-elevator-language=en', ['hi'], 'en'],
  ['a=b; smart-elevator-language=hi; c=d', ['en'], 'hi'],
  ['a=b;smart-elevator-language=hi', ['en'], 'hi'],
  ['smart-elevator-language=xx', ['hi'], 'hi'],
  ['other-smart-elevator-language=hi', ['en'], 'en'],
])('with the cookies %j a browser that prefers %j shows %s (R258)', (cookies, preferred, language) => {
  expect(shownLanguage(cookies, preferred)).toBe(language);
});

test('the cookie of a choice is read back', () => {
  expect(shownLanguage(languageCookie('hi').split(';')[0] ?? '', ['en'])).toBe('hi');
});

test('the appearance has all languages', () => {
  expect(APPEARANCE_LANGUAGES).toEqual(LANGUAGES);
});
