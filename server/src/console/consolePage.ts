import { readFile } from 'node:fs/promises';
import path from 'node:path';
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

/** The address of Home. */
const HOME = 'amc_count';

/** Screens of those who are not signed in, or not yet. */
const WAYS_IN = ['login', 'new_dealer_registration', 'verify-email', 'invitation'];

/**
 * The console's page with today's registry in it, asking ahead for what the address needs; both files are read anew, since
 * remotes are deployed while we run. With `allowOverride` the page may take remotes from the machine that it is looked at.
 */
export async function consolePage(siteDir: string, address: string, allowOverride = false): Promise<string> {
  const built = await readText(path.join(siteDir, 'index.html'));
  const page = allowOverride ? built?.replace('</head>', `${OVERRIDE}</head>`) : built;
  if (page === undefined) return NOT_BUILT;
  const registry = await readText(path.join(siteDir, 'mf', 'registry.json'));
  // A function, since `$` means something in a replacement text; no `<`, since it could end the element.
  const chunks = chunksOf(address);
  const needed = page
    .replace(AHEAD, (link, of: string) => (chunks.includes(of) ? link : ''))
    .replace(PLACEHOLDER, (_, before: string, after: string) => before + inPage(registry) + after);
  return withStyles(siteDir, needed);
}

/** The chunks that the screen at an address needs, beside what every page brings. */
function chunksOf(address: string): string[] {
  const [first = ''] = address.toLowerCase().split('/');
  if (WAYS_IN.includes(first)) return ['login'];
  return first === HOME ? ['signed-in'] : ['signed-in', 'lists'];
}

/** The page with its style sheets in it, under the names by which the console knows that they are there. */
async function withStyles(siteDir: string, page: string): Promise<string> {
  const files = [...new Set([...page.matchAll(STYLES)].map(([, file = '']) => file))];
  const read = files.map(async (file) => [file, await readText(path.join(siteDir, file))] as const);
  const styles = new Map(await Promise.all(read));
  return page.replace(STYLES, (link, file: string) => {
    const text = styles.get(file);
    // What would end the element stays a file.
    return text === undefined || text.includes('</') ? link : `<style data-href="/${file}">${text}</style>`;
  });
}

function inPage(registry: string | undefined): string {
  try {
    return JSON.stringify(pageRegistry(JSON.parse(registry ?? 'null'))).replaceAll('<', '\\u003c');
  } catch {
    return 'null';
  }
}

/** A page that everybody may read, as it was rendered at build; undefined where the address is no such page's. */
export async function publicPage(siteDir: string, address: string): Promise<string | undefined> {
  const name = address === '' ? 'landing' : address.toLowerCase().replace(/\/$/, '');
  return /^[a-z_]+$/.test(name) ? readText(path.join(siteDir, 'pages', `${name}.html`)) : undefined;
}

const readText = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);
