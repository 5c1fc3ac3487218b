import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@smart-elevator/shared-api/contract/preferences/language';
import { isHome } from '@smart-elevator/shared-api/contract/remoteRouting';
import { preloadLinks } from './preloadLinks';
import { pageRegistry, registryAt } from './pageRegistry';
import { isPhonePage } from './phonePages';

/** Where the shell expects the registry, so that it does not have to request it first. */
const PLACEHOLDER = /(<script type="application\/json" id="registry">)[^<]*(<\/script>)/;

/** Read by the shell (shell/src/remotes/overrides). */
const OVERRIDE = '<meta name="remote-override" content="allow">';

const NOT_BUILT =
  '<!doctype html><title>Smart Elevator Maintenance</title>' +
  '<p>The console has not been built. Please run <code>npm start</code>, or <code>npm run build</code>.</p>';

/** The preload links of the page, by the chunk that they belong to. */
const PRELOAD_LINKS = /<link [^>]*data-ahead="([\w-]+)"[^>]*>\n?/g;

/** The first script and the preload links of the shell's other scripts; those of remotes have hashes, and stay links. */
const SHELL_SCRIPTS = /<(?:script defer src|link rel="preload" as="script" href)="(\/[\w.-]+\.js)"/g;

/** The style sheets in the head of the page; they are inlined into the answer. */
const STYLES = /<link rel="stylesheet" href="\/([\w.-]+\.css)"[^>]*>/g;

/** The placeholder for the nonce of an answer, with which the policy allows the page's own styles. */
export const NONCE_PLACEHOLDER = '{nonce of this answer}';

/** Read by the console, for the styles that it creates itself (shared-ui/theme/AntdThemeProvider). */
const NONCE_FOR_STYLES = `<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}">`;

/** The first parts of the paths of screens with a form. */
const FORM =
  /^((add|create|edit|invite|renew|update)_\w+|editticket|issue|ticket|new_call|custom_fields(_for)?|import|emergencies|working_days)$/;

/** The first parts of the paths of the office's screens with files, checks or settings of the account. */
const WITH_REST = /^(visit|import|emergencies)$/;

/** Screens that are shown before sign-in. */
const SIGNED_OUT_SCREENS = ['login', 'new_dealer_registration', 'verify-email', 'invitation'];

/**
 * The console's page with the current registry and the preload links for the address. The page is read for each
 * answer, because the shell is deployed while the server runs. With `allowOverride` the page may load remotes from the
 * user's own machine.
 */
export async function consolePage(
  siteDir: string,
  { pathname, search, registry }: { pathname: string; search: string; registry: unknown },
  allowOverride = false,
): Promise<string> {
  const page = await readText(path.join(siteDir, 'index.html'));
  if (page === undefined) return NOT_BUILT;
  const chunks = chunksOf(pathname);
  // A remote of the user's own machine may replace a deployed one.
  const theirs = registryAt(registry, pathname);
  const ahead = allowOverride ? OVERRIDE : preloadLinks(theirs, pathname, new URLSearchParams(search));
  const inHead = NONCE_FOR_STYLES + ahead;
  // Functions, because `$` has a meaning in a replacement text; no `<`, because it could end the element.
  const needed = page
    .replace(PRELOAD_LINKS, (link, of: string) => (chunks.includes(of) ? link : ''))
    .replace('</head>', (end) => inHead + end)
    .replace(
      PLACEHOLDER,
      (_, before: string, after: string) => before + inPage(pageRegistry(theirs, pathname)) + after,
    );
  return withStyles(siteDir, needed);
}

/**
 * The `Link` header of the page: the browser requests the shell's scripts when the header arrives, and not only when it
 * has read the page (ADR-137).
 */
export const preloadHeader = (page: string): string =>
  [...page.matchAll(SHELL_SCRIPTS)].map(([, file]) => `<${file}>; rel=preload; as=script`).join(', ');

/** The path of a deployed version of a remote that is opened on its own. */
const STANDALONE = /^mf\/[\w-]+\/[\w.-]+\/index\.html$/;

/** The page of a remote on its own, with the nonce for the styles that it creates; undefined for any other path. */
export async function standalonePage(siteDir: string, address: string): Promise<string | undefined> {
  if (!STANDALONE.test(address)) return undefined;
  const page = await readText(path.join(siteDir, address));
  return page?.replace('</head>', (end) => NONCE_FOR_STYLES + end);
}

/** The chunks that the screen at an address needs. */
const chunksOf = (pathname: string): string[] => ['bootstrap', ...chunksOfScreen(pathname)];

function chunksOfScreen(pathname: string): string[] {
  const [, first = ''] = pathname.toLowerCase().split('/');
  if (SIGNED_OUT_SCREENS.includes(first)) return ['login'];
  if (isHome(pathname)) return ['signed-in'];
  return [
    'signed-in',
    'lists',
    // Forms have the same fields as sign-in.
    ...(FORM.test(first) ? ['login'] : []),
    ...(WITH_REST.test(first) ? ['rest'] : []),
    ...(isPhonePage(pathname.slice(1)) ? ['rest', 'phone'] : []),
  ];
}

/** The page with its style sheets inlined, under the names by which the console recognizes them. */
async function withStyles(siteDir: string, page: string): Promise<string> {
  const files = [...new Set([...page.matchAll(STYLES)].map(([, file = '']) => file))];
  const read = files.map(async (file) => [file, await readText(path.join(siteDir, file))] as const);
  const styles = new Map(await Promise.all(read));
  return page.replace(STYLES, (link, file: string) => {
    const text = styles.get(file);
    // A text that would end the element stays a file.
    if (text === undefined || text.includes('</')) return link;
    return `<style nonce="${NONCE_PLACEHOLDER}" data-href="/${file}">${text}</style>`;
  });
}

const inPage = (registry: unknown): string => JSON.stringify(registry).replaceAll('<', '\\u003c');

/**
 * A public page as it was prerendered by the build, with its style sheet inlined, so that it can be painted without
 * further requests; in English if the build has no other. Undefined for any other address.
 */
export async function publicPage(
  siteDir: string,
  address: string,
  language: Language,
): Promise<string | undefined> {
  const name = address === '' ? 'landing' : address.toLowerCase().replace(/\/$/, '');
  if (!/^[a-z_]+$/.test(name)) return undefined;
  const file = path.join(siteDir, 'pages', name);
  const translated = language === 'en' ? undefined : await readText(`${file}.${language}.html`);
  const page = translated ?? (await readText(`${file}.html`));
  return page && withStyles(siteDir, page);
}

const readText = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);
