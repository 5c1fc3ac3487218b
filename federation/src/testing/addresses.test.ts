import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { paths } from '@smart-elevator/shared-ui/paths';
import { readDescription } from '../artifacts/description.mjs';
import { ROOT, remoteFolders } from '../artifacts/workspace.mjs';
import { SHELL_PATHS, checkOwnership } from '../delivery/gate/checkOwnership.mjs';
import type { DeployedRemote } from '../registry';
import type { Remote } from '../remote';

/** Public and dealer routes (R201, R202). */
const SPECIFIED = `
  / /about /pricing_details /privacy_policy /delete_account /login /new_dealer_registration
  /admin_dashboard /Issue /issues /editTicket/:ticket_key /update_ticket /update_ticket_from_home_page /elevatorsList
  /technicians /elevators_all_tickets /all_tech_issues /create_ticket_for_selected_elevator/technician /amc_count
  /maintenance_completed /maintenance_Indue /maintenance_NotRenewed /view_amc_report /reports /customers /elevators
  /add_technicians /edit_tech /edit_cust /edit_elevator /add_customer /add_elevator /custom_fields /custom_fields_for
  /custom_fields_list /tech_issues /priority_summary /assignee_summary /all_open_tickets /edit_Open_ticket
  /all_Inprogress_tickets /all_OnHold_tickets /all_accepted_tickets /all_closed_tickets /import
  /customers_raised_issues
`
  .trim()
  .split(/\s+/);

/** Pages with an address of the product's own. */
const OURS = `
  /verify-email /invitation /shared_report/:token /contact /android_app /customer /activity /elevator /buildings /amc_contracts /add_contract /edit_contract /renew_contract /amc_renewals
  /maintenance_calendar /reports_trends /reports_by/:field /ticket/:ticket_key
`
  .trim()
  .split(/\s+/);

const folders = remoteFolders(ROOT);
const remotes: DeployedRemote[] = folders.map(readDescription);
const owned = [...SHELL_PATHS, ...remotes.flatMap((remote) => remote.paths)];

test('every specified address is there exactly as it is specified, and so are our own in mails and on labels (R201, R202)', () => {
  expect([...SPECIFIED, ...OURS].filter((one) => !owned.includes(one))).toEqual([]);
});

test('no two addresses differ by case alone, as paths match without regard to case (R203)', () => {
  expect(new Set(owned.map((one) => one.toLowerCase())).size).toBe(owned.length);
});

test('the remotes respect the addresses and the navigation of each other and of the shell', () => {
  const live = { revision: 'r', shell: { version: '1', contract: '0.1.0' }, remotes };
  for (const remote of remotes) expect(checkOwnership(live, remote.name, remote)).toEqual([]);
});

test('what belongs to a section is the address of a screen, so that the section is marked there', () => {
  const within = remotes.flatMap((remote) => [
    ...remote.navigation.flatMap((section) => section.within ?? []),
    ...Object.values(remote.within ?? {}).flat(),
  ]);
  expect(within.filter((one) => !owned.includes(one))).toEqual([]);
});

test('the addresses that packages know of the shell are its own, and it has a screen for each', () => {
  expect(Object.values(paths).toSorted()).toEqual(SHELL_PATHS.toSorted());
  const routes = readFileSync(`${ROOT}/shell/src/routes.tsx`, 'utf8');
  const inShell = [...routes.matchAll(/\bpaths\.(\w+)/g)].map(([, key]) => key);
  expect(Object.keys(paths).filter((key) => !inShell.includes(key))).toEqual([]);
  expect(routes).toContain('lazyPage(PHONE_ALARM');
});

test('every link that packages know of a remote is declared in its remote.json, and the reverse', () => {
  const declared = remotes.flatMap(({ name, links = {} }) =>
    Object.keys(links).map((link) => `${name.replace('mf-', '')}.${link}`),
  );
  const source = readFileSync(`${ROOT}/shared-api/src/client/links.ts`, 'utf8');
  const known = [...source.matchAll(/^ {2}'([\w.]+)': /gm)].map(([, name]) => name);
  expect(known.toSorted()).toEqual(declared.toSorted());
  const sections = remotes.flatMap(({ within = {} }) => Object.keys(within));
  expect(sections.filter((name) => name !== 'home' && !declared.includes(name))).toEqual([]);
});

/** The page of an alarm is the shell's, also below the pages of the phone, whose remote says for whom it is (R1393, R1425). */
const BY_SHELL = [`/my_work${paths.alarm}`];

test.each(folders)('a remote has a screen for every address of its remote.json: %s', async (dir) => {
  const { paths: own }: DeployedRemote = readDescription(dir);
  const { default: remote }: { default: Remote } = await import(path.join(dir, 'src/remote'));
  const routes = remote.routes.map((route) => route.path);
  const alone = own.filter((one) => !BY_SHELL.includes(one));
  expect(alone.filter((one) => !routes.some((route) => matchPath(one, route)))).toEqual([]);
  expect(routes.filter((route) => !own.some((one) => matchPath(one, route)))).toEqual([]);
});
