import { waitFor } from '@testing-library/react';
import { SESSION_KEY } from '@smart-elevator/shared-api/client/token';
import { LOGIN_LINK_ID } from './loginLinkId';

const PAGE = `<p id="${LOGIN_LINK_ID}"><a href="/login">Login</a></p>`;

/** Runs the script of the public pages as a browser does: once, in this state of loading. */
async function run(state: DocumentReadyState, body: string): Promise<void> {
  jest.resetModules();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  document.body.innerHTML = body;
  await import('./publicScript');
}
const wayIn = () => document.querySelector('a');

beforeEach(() => localStorage.setItem(SESSION_KEY, '{}'));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a signed-in user gets a link to Home', async () => {
  await run('interactive', PAGE);
  expect(wayIn()).toHaveTextContent('Home');
  expect(wayIn()).toHaveAttribute('href', '/amc_count');
});

test('also if the script runs before the link exists', async () => {
  await run('loading', '');
  document.body.innerHTML = PAGE;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(wayIn()).toHaveTextContent('Home');
  expect(wayIn()).toHaveAttribute('href', '/amc_count');
});

test('the next files of the console are fetched once the page has been painted', async () => {
  const script = Object.assign(document.createElement('script'), { src: '/public.1.js' });
  script.dataset['next'] = '/shell.1.js /forms.2.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  await run('interactive', PAGE);
  expect(asked()).toEqual([]);
  await waitFor(() => expect(asked()).toEqual(['/shell.1.js', '/forms.2.js']));
});

test('a signed-out user keeps the link to sign-in', async () => {
  localStorage.clear();
  await run('interactive', PAGE);
  expect(wayIn()).toHaveTextContent('Login');
});
