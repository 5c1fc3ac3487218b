import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** The faults of a remote's files. */
export const FAULTS = [
  'refused',
  '404',
  '500',
  'HTML instead of JavaScript',
  '30 s of silence',
  'cut in the middle',
  'throws on load',
  'throws on render',
  'tampered',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Ends a fault. */
export type StopFault = () => Promise<void>;

/** Breaks one remote for one page until the returned function is called. */
export async function injectFault(page: Page, remote: string, fault: Fault): Promise<StopFault> {
  if (fault === 'throws on load') return deployBroken(page, remote, throwing);
  if (fault === 'throws on render')
    return deployBroken(page, remote, (entry) => entry + breakScreens(remote));
  const files = `**/mf/${remote}/**`;
  const silent: Route[] = [];
  const answer = answers(silent)[fault];
  await page.route(files, answer);
  return async () => {
    await page.unroute(files, answer);
    await Promise.all(silent.map((route) => route.abort().catch(() => undefined)));
  };
}

type Answer = (route: Route) => Promise<void>;

const answers = (silent: Route[]): Record<Exclude<Fault, `throws${string}`>, Answer> => ({
  refused: (route) => route.abort('connectionrefused'),
  '404': (route) => route.fulfill({ status: 404, body: 'Not found.' }),
  '500': (route) => route.fulfill({ status: 500, body: 'The server had a problem.' }),
  'HTML instead of JavaScript': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' }),
  // Until the fault is removed; the loader gives up earlier.
  '30 s of silence': async (route) => void silent.push(route),
  'cut in the middle': (route) => changed(route, (text) => text.slice(0, text.length / 2)),
  tampered: (route) => changed(route, (text) => `${text};window.tampered = true;`),
});

async function changed(route: Route, change: (text: string) => string): Promise<void> {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  } catch (error) {
    // The fault ended or the page closed during the fetch. The browser no longer needs the answer.
    if (!/already handled|closed/.test(String(error))) throw error;
  }
}

/** Code at the end of a remote's entry that makes every screen and every extension throw when it is rendered. */
const breakScreens = (remote: string): string => `;{
  const { init, get } = window['${remote}'];
  const Component = () => { throw new Error('meant'); };
  const broken = ({ routes, extensions = {} }) => ({
    routes: routes.map(({ path }) => ({ path, Component })),
    extensions: Object.fromEntries(Object.keys(extensions).map((slot) => [slot, { order: 10, Component }])),
  });
  window['${remote}'] = {
    init,
    get: async (name) => {
      const factory = await get(name);
      return () => ({ default: broken(factory().default) });
    },
  };
}`;

/** Deploys a version that throws when it is loaded, in place of the current one. */
export const deployBrokenVersion = (page: Page, remote: string): Promise<StopFault> =>
  deployBroken(page, remote, throwing, { keepsPrevious: true });

const throwing = (entry: string): string => `throw new Error('meant');${entry}`;

/**
 * Deploys a broken version, with its own hash in the registry. The returned function restores the registry; the broken
 * files stay.
 */
async function deployBroken(
  page: Page,
  remote: string,
  breakEntry: (entry: string) => string,
  { keepsPrevious = false } = {},
): Promise<StopFault> {
  const registry: Deployed = await (await page.request.get('/mf/registry.json')).json();
  const deployed = registry.remotes.find(({ name }) => name === remote);
  if (!deployed) throw new Error(`${remote} is not deployed.`);
  const entry = breakEntry(await (await page.request.get(deployed.entry)).text());
  const version = `${deployed.version}-broken`;
  const moved = (file: string) => file.replace(deployed.version, version);
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  const broken = {
    ...deployed,
    version,
    entry: moved(deployed.entry),
    integrity,
    preload: deployed.preload.map(moved),
    previous: keepsPrevious ? deployed : undefined,
  };
  const remotes = registry.remotes.map((one) => (one.name === remote ? broken : one));
  const text = JSON.stringify({ ...registry, revision: `${registry.revision}-broken`, remotes });

  await page.route(`**/mf/${remote}/${version}/**`, async (route) => {
    const url = route.request().url();
    if (new URL(url).pathname.endsWith('/remoteEntry.js'))
      return route.fulfill({ contentType: 'text/javascript', body: entry });
    await route.fulfill({ response: await route.fetch({ url: url.replace(version, deployed.version) }) });
  });
  const asRegistry: Answer = (route) => route.fulfill({ contentType: 'application/json', body: text });
  const inPage: Answer = async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    await changed(route, (html) =>
      html.replace(/(id="registry">)[^<]*/, (_, before: string) => before + text),
    );
  };
  await page.route('**/mf/registry.json', asRegistry);
  await page.route('**/*', inPage);
  return async () => {
    await page.unroute('**/mf/registry.json', asRegistry);
    await page.unroute('**/*', inPage);
  };
}

interface Deployed {
  revision: string;
  remotes: { name: string; version: string; entry: string; preload: string[] }[];
}

/** Presses Retry; if the remote was replaced, the page may have reloaded itself before. */
export const retry = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
