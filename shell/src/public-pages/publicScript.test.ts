import { waitFor } from '@testing-library/react';
import { SESSION_KEY } from '@smart-elevator/shared-api/client/token';
import { LOGIN_LINK_ATTRIBUTE, REGISTER_LINK_ATTRIBUTE } from './pageAttributes';

const LINK = `<span ${LOGIN_LINK_ATTRIBUTE}="Home"><a href="/login">Login</a></span>`;
const REGISTER = `<span ${REGISTER_LINK_ATTRIBUTE}=""><a href="/new_dealer_registration">Register</a></span>`;
const PAGE = `<header>${LINK}</header><main>${LINK}${REGISTER}</main>`;

/** Runs the script of the public pages as a browser does: once, in this state of loading. */
async function run(state: DocumentReadyState, body: string): Promise<void> {
  jest.resetModules();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  document.body.innerHTML = body;
  await import('./publicScript');
}
/** Every link, in the bar and on the page, leads there. */
function expectLinks(name: string, href: string, ...more: [name: string, href: string][]): void {
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [name, href],
    [name, href],
    ...more,
  ]);
}

beforeEach(() => localStorage.setItem(SESSION_KEY, '{}'));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a signed-in user gets links to Home, and none to the registration', async () => {
  await run('interactive', PAGE);
  expectLinks('Home', '/amc_count');
});

test('also if the script runs before the links exist', async () => {
  await run('loading', '');
  document.body.innerHTML = PAGE;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expectLinks('Home', '/amc_count');
});

test('the next files of the console are fetched once the page and its picture are loaded', async () => {
  const script = Object.assign(document.createElement('script'), { src: '/public.1.js' });
  script.dataset['next'] = '/shell.1.js /forms.2.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  await run('interactive', PAGE);
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await waitFor(() => expect(asked()).toEqual(['/shell.1.js', '/forms.2.js']));
});

test('the choice of a language is remembered for the sign-in (R258)', async () => {
  await run('interactive', '<a href="/about">About</a><a href="?language=hi" hreflang="hi">Hindi</a>');
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('a')?.click();
  expect(localStorage.getItem('smart-elevator.chosen-language')).toBeNull();
  document.querySelector<HTMLElement>('[hreflang]')?.click();
  expect(localStorage.getItem('smart-elevator.chosen-language')).toBe('hi');
});

test('a signed-out user keeps the links to sign-in and to the registration', async () => {
  localStorage.clear();
  await run('interactive', PAGE);
  expectLinks('Login', '/login', ['Register', '/new_dealer_registration']);
});
