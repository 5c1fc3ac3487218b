import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { preloadLinks } from './preloadLinks';
import { pageRegistry } from './pageRegistry';

/** Where the shell expects the registry, so that it need not ask for it before it can do anything. */
const PLACEHOLDER = /(<script type="application\/json" id="registry">)[^<]*(<\/script>)/;

/** Read by the shell (shell/src/remotes/overrides). */
const OVERRIDE = '<meta name="remote-override" content="allow">';

const NOT_BUILT =
  '<!doctype html><title>Smart Elevator Maintenance</title>' +
  '<p>The console has not been built. Please run <code>npm start</code>, or <code>npm run build</code>.</p>';

/** What the page asks for ahead, by the chunk that it belongs to. */
const AHEAD = /<link [^>]*data-ahead="([\w-]+)"[^>]*>\n?/g;

/** The style sheets at the top of the site; the answer to the page brings them along. */
const STYLES = /<link rel="stylesheet" href="\/([\w.-]+\.css)"[^>]*>/g;

/** Where the nonce of an answer goes, by which its policy knows the styles that belong to the page. */
export const NONCE_PLACEHOLDER = '{nonce of this answer}';

/** Read by the console, for the styles that it makes itself (shared-ui/look/AntdThemeProvider). */
const NONCE_FOR_STYLES = `<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}">`;

/** The address of Home. */
const HOME = 'amc_count';

/** Screens of those who are not signed in, or not yet. */
const WAYS_IN = ['login', 'new_dealer_registration', 'verify-email', 'invitation'];

/**
 * The console's page with today's registry in it, asking ahead for what the address needs; both files are read anew, since
 * remotes are deployed while we run. With `allowOverride` the page may take remotes from the machine that it is looked at.
 */
export async function consolePage(
  siteDir: string,
  { pathname, search }: { pathname: string; search: string },
  allowOverride = false,
): Promise<string> {
  const page = await readText(path.join(siteDir, 'index.html'));
  if (page === undefined) return NOT_BUILT;
  const registry = parsed(await readText(path.join(siteDir, 'mf', 'registry.json')));
  const chunks = chunksOf(pathname);
  // A remote of the tab's own machine may stand in place of a deployed one.
  const ahead = allowOverride ? OVERRIDE : preloadLinks(registry, pathname, new URLSearchParams(search));
  const inHead = NONCE_FOR_STYLES + ahead;
  // Functions, since `$` means something in a replacement text; no `<`, since it could end the element.
  const needed = page
    .replace(AHEAD, (link, of: string) => (chunks.includes(of) ? link : ''))
    .replace('</head>', (end) => inHead + end)
    .replace(
      PLACEHOLDER,
      (_, before: string, after: string) => before + inPage(pageRegistry(registry)) + after,
    );
  return withStyles(siteDir, needed);
}

/** The address of a deployed version of a remote that is opened by itself. */
const STANDALONE = /^mf\/[\w-]+\/[\w.-]+\/index\.html$/;

/** The page of a remote by itself, with the nonce for the styles that it makes; undefined for any other address. */
export async function standalonePage(siteDir: string, address: string): Promise<string | undefined> {
  if (!STANDALONE.test(address)) return undefined;
  const page = await readText(path.join(siteDir, address));
  return page?.replace('</head>', (end) => NONCE_FOR_STYLES + end);
}

/** The chunks that the screen at an address needs, beside what every page brings. */
function chunksOf(pathname: string): string[] {
  const [, first = ''] = pathname.toLowerCase().split('/');
  if (WAYS_IN.includes(first)) return ['login'];
  // Lists are searched, and forms filled in, with the fields that signing in has, too.
  return first === HOME ? ['signed-in'] : ['signed-in', 'lists', 'login'];
}

/** The page with its style sheets in it, under the names by which the console knows that they are there. */
async function withStyles(siteDir: string, page: string): Promise<string> {
  const files = [...new Set([...page.matchAll(STYLES)].map(([, file = '']) => file))];
  const read = files.map(async (file) => [file, await readText(path.join(siteDir, file))] as const);
  const styles = new Map(await Promise.all(read));
  return page.replace(STYLES, (link, file: string) => {
    const text = styles.get(file);
    // What would end the element stays a file.
    if (text === undefined || text.includes('</')) return link;
    return `<style nonce="${NONCE_PLACEHOLDER}" data-href="/${file}">${text}</style>`;
  });
}

const inPage = (registry: unknown): string => JSON.stringify(registry).replaceAll('<', '\\u003c');

/** What a file of the registry says; null where it says nothing. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * A page that everybody may read, as it was rendered at build, with its style sheet in it: nothing else has to come before
 * its words are painted. Undefined where the address is no such page's.
 */
export async function publicPage(siteDir: string, address: string): Promise<string | undefined> {
  const name = address === '' ? 'landing' : address.toLowerCase().replace(/\/$/, '');
  if (!/^[a-z_]+$/.test(name)) return undefined;
  const page = await readText(path.join(siteDir, 'pages', `${name}.html`));
  return page && withStyles(siteDir, page);
}

const readText = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);
