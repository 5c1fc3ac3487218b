import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '../registry';

interface Options {
  /** The addresses of the navigation; Home is the first one. */
  tabs: readonly string[];
  /** Script that is run with each visit of an address. */
  onVisit: string;
  registry?: Registry;
  /** The address of the screen with Logout; without it the frame has it. */
  logoutAt?: string;
  /** Scripts, by their addresses. */
  files?: Readonly<Record<string, string>>;
}

/** Serves a console with sign-in, Home, tabs and Logout, for checks in a browser. */
export async function serveSmallConsole({ files = {}, ...options }: Options) {
  const html = pageOf(options);
  const server = createServer(({ url = '' }, response) => {
    const script = files[url];
    const type = script === undefined ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': type }).end(script ?? html);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const LOGOUT = '<button onclick="show(&apos;/&apos;)">Logout</button>';

const pageOf = ({ tabs, onVisit, registry, logoutAt }: Options) => `<!doctype html>
<title>Console</title>
<link rel="icon" href="data:,">
<script type="application/json" id="registry">${JSON.stringify(registry ?? null)}</script>
<nav aria-label="Main">${tabs
  .map((tab, index) => `<a href="${tab}">${index === 0 ? 'Home' : `Tab ${tab}`}</a> `)
  .join('')}</nav>
${logoutAt === undefined ? LOGOUT : ''}
<main></main>
<dialog>Search</dialog>
<script>
  const registry = JSON.parse(document.getElementById('registry').textContent);
  const kept = [];
  const show = (address) => {
    if (address) history.pushState({}, '', address);
    const main = document.querySelector('main');
    if (location.pathname === '/login') {
      main.innerHTML = '<form><label>User name <input></label><label>Password <input></label><button>Login</button></form>';
      main.firstChild.onsubmit = (event) => {
        event.preventDefault();
        fetch('/api/account/token/', { method: 'POST' }).then(() => show('/amc_count'));
      };
      return;
    }
    main.innerHTML = '<h1>' + location.pathname + '</h1>';
    if (location.pathname === '${logoutAt}') main.innerHTML += '${LOGOUT}';
    ${onVisit}
  };
  for (const link of document.querySelectorAll('a'))
    link.onclick = (event) => { event.preventDefault(); show(link.pathname); };
  addEventListener('popstate', () => show());
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey && event.key === 'k' && !event.defaultPrevented) document.querySelector('dialog').showModal();
  });
  show();
</script>`;
