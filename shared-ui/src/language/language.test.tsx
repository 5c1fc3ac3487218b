import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { LanguageProvider } from '../theme/LanguageProvider';
import { registerTranslations, loadTranslations } from './translations';
import { changeLanguage, storedLanguage, currentLanguage, currentLocale, initLanguage } from './language';
import { t, msg } from './t';
import { translateServerMessage } from './translateServerMessage';
import { defineMessages } from './defineMessages';
import { useLanguage } from './useLanguage';

const words = {
  'Nobody reads this': 'इसे कोई नहीं पढ़ता',
  'View {name} seen': 'दृश्य {name} देखा गया',
  '{count, plural, one {# lift} other {# lifts}}': '{count, plural, one {# लिफ्ट} other {# लिफ्टें}}',
  'At most {1} lifts and {2} cars.': 'अधिकतम {1} लिफ्ट और {2} कार।',
  'At most {1} lifts.': 'अधिकतम {1} लिफ्ट।',
  'Wrong form. Use another.': 'रूप सही नहीं है। दूसरा चुनें।',
};
const fetchWords = jest.fn(() => Promise.resolve({ default: words }));
registerTranslations('hi', fetchWords);

afterEach(() => act(async () => void (await changeLanguage('en'))));

test('English is shown as written, and fetches no catalogue', () => {
  expect(t('Nobody reads this')).toBe('Nobody reads this');
  expect(initLanguage()).toBeUndefined();
  expect(fetchWords).not.toHaveBeenCalled();
});

test.each([
  ['View {name} seen', { name: 'a {name} #1' }, 'View a {name} #1 seen'],
  ['{count, plural, one {# lift} other {# lifts}}', { count: 1 }, '1 lift'],
  ['{count, plural, one {# lift} other {# lifts}}', { count: 0 }, '0 lifts'],
  ['{count, plural, one {# lift} other {# lifts}}', { count: 1234567 }, '12,34,567 lifts'],
  ['{n, plural, =0 {none of {all}} other {# of {all}}}', { n: 0, all: 7 }, 'none of 7'],
  ['{n, plural, =0 {none of {all}} other {# of {all}}}', { n: 3, all: 7 }, '3 of 7'],
  ['at {ratio}', { ratio: 2.5 }, 'at 2.5'],
  ['{missing} stays', {}, '{missing} stays'],
])('the placeholders of %p with %p are filled: %p', (english, values, translated) => {
  expect(t(english, values)).toBe(translated);
});

test('Hindi has its own texts and plurals, and English where a translation is missing', async () => {
  await changeLanguage('hi');
  expect(t('Nobody reads this')).toBe('इसे कोई नहीं पढ़ता');
  expect(t('View {name} seen', { name: 'Open' })).toBe('दृश्य Open देखा गया');
  expect(t('{count, plural, one {# lift} other {# lifts}}', { count: 0 })).toBe('0 लिफ्ट');
  expect(t('{count, plural, one {# lift} other {# lifts}}', { count: 250000 })).toBe('2,50,000 लिफ्टें');
  expect(t('constructor')).toBe('constructor');
  expect(t('{count, plural, one {# man} other {# men}}', { count: 0 })).toBe('0 men');
  expect(new Intl.NumberFormat(currentLocale()).format(1234567)).toBe('12,34,567');
});

test('each message of a catalogue is translated into the language that is shown when it is read', async () => {
  const catalogue = defineMessages({
    one: 'Nobody reads this',
    inside: { of: (name: string) => t('View {name} seen', { name }) },
  });
  expect([catalogue.one, catalogue.inside.of('A')]).toEqual(['Nobody reads this', 'View A seen']);
  await changeLanguage('hi');
  expect([catalogue.one, catalogue.inside.of('A')]).toEqual(['इसे कोई नहीं पढ़ता', 'दृश्य A देखा गया']);
});

test.each([
  ['Nobody reads this', 'इसे कोई नहीं पढ़ता'],
  ['At most 5 lifts and 6 cars.', 'अधिकतम 5 लिफ्ट और 6 कार।'],
  ['At most 5 lifts.', 'अधिकतम 5 लिफ्ट।'],
  ['At most 5 lifts. Nobody reads this', 'अधिकतम 5 लिफ्ट। इसे कोई नहीं पढ़ता'],
  ['At most 5 lifts. At most 6 lifts.', 'अधिकतम 5 लिफ्ट। अधिकतम 6 लिफ्ट।'],
  ['Wrong form. Use another. At most 5 lifts.', 'रूप सही नहीं है। दूसरा चुनें। अधिकतम 5 लिफ्ट।'],
  ['At most 5 lifts. Typed by a dealer.', 'अधिकतम 5 लिफ्ट। Typed by a dealer.'],
  ['What the dealer typed', 'What the dealer typed'],
  ['इसे कोई नहीं पढ़ता', 'इसे कोई नहीं पढ़ता'],
])('the server message %p is shown as %p in Hindi', async (english, translated) => {
  expect(translateServerMessage(english)).toBe(english);
  await changeLanguage('hi');
  expect(translateServerMessage(english)).toBe(translated);
});

test('the choice is stored in the browser, even after signing out clears local storage', async () => {
  await changeLanguage('hi');
  localStorage.clear();
  expect(storedLanguage()).toBe('hi');
  expect(document.documentElement.lang).toBe('hi');
  await initLanguage();
  expect(t('Nobody reads this')).toBe('इसे कोई नहीं पढ़ता');
});

test('a browser without a choice shows its own language (R258)', async () => {
  document.cookie = 'smart-elevator-language=; max-age=0; path=/';
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['mr-IN', 'hi-IN', 'en']);
  expect(storedLanguage()).toBe('hi');
  await changeLanguage('en');
  expect(storedLanguage()).toBe('en');
  jest.restoreAllMocks();
});

test('where the browser refuses its cookies, a choice lasts as long as the page (R177)', async () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refused);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refused);
  expect(storedLanguage()).toBe('en');
  expect(await changeLanguage('hi')).toBe(true);
  expect(t('Nobody reads this')).toBe('इसे कोई नहीं पढ़ता');
  jest.restoreAllMocks();
});

test('a language whose translations cannot be fetched is not shown; they are fetched again later', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetch = jest.fn(() => Promise.reject<{ default: Record<string, string> }>(new Error('offline')));
  registerTranslations('hi', fetch);
  expect(await changeLanguage('hi')).toBe(false);
  expect([currentLanguage(), storedLanguage()]).toEqual(['en', 'en']);
  expect(warn).toHaveBeenCalledTimes(1);
  fetch.mockReturnValue(Promise.resolve({ default: { 'Late words': 'देर के शब्द' } }));
  await Promise.all([loadTranslations('hi'), loadTranslations('hi')]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await changeLanguage('hi')).toBe(true);
  expect(t('Late words')).toBe('देर के शब्द');
});

test('a package that is loaded while a language is fetched is fetched as well, and the language is shown', async () => {
  const late = jest.fn(() => Promise.resolve({ default: { 'Words of a late remote': 'देर से आए शब्द' } }));
  const first = jest.fn(() => {
    registerTranslations('hi', late);
    return Promise.resolve({ default: {} });
  });
  registerTranslations('hi', first);
  expect(await changeLanguage('hi')).toBe(true);
  expect(t('Words of a late remote')).toBe('देर से आए शब्द');
});

test('English is shown while translations are late or missing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await changeLanguage('hi');
  const fetch = jest.fn(() => Promise.reject<{ default: Record<string, string> }>(new Error('offline')));
  registerTranslations('hi', fetch);
  await loadTranslations();
  expect(t('Words of a remote')).toBe('Words of a remote');
  expect(warn).toHaveBeenCalledTimes(1);
  fetch.mockReturnValue(Promise.resolve({ default: { 'Words of a remote': 'रिमोट के शब्द' } }));
  await loadTranslations();
  expect(t('Words of a remote')).toBe('रिमोट के शब्द');
});

test('the last of two quick choices is shown', async () => {
  await Promise.all([changeLanguage('hi'), changeLanguage('en')]);
  expect([currentLanguage(), storedLanguage()]).toEqual(['en', 'en']);
});

const label = msg('Nobody reads this');

function Screen() {
  const { language, choose } = useLanguage();
  return (
    <>
      <p>{t(label)}</p>
      <button onClick={() => void choose(language === 'en' ? 'hi' : 'en')}>switch</button>
    </>
  );
}

test('another language is shown at once, and the focus stays', async () => {
  render(
    <LanguageProvider>
      <Screen />
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('इसे कोई नहीं पढ़ता')).toBeVisible();
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Nobody reads this')).toBeVisible();
});
