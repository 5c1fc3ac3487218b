import type { DeployedRemote } from '../registry';
import { serveSmallConsole } from './smallConsole';
import { DEMO } from '../delivery/live-check/signedInPage.mjs';
import { checkScreens } from '../delivery/guard/checkScreens.mjs';

const ENTRY = '/mf/mf-lifts/2/remoteEntry.js';
const lifts: DeployedRemote = {
  name: 'mf-lifts',
  title: 'Lifts',
  version: '2',
  entry: ENTRY,
  integrity: 'sha384-x',
  chunks: {},
  preload: [],
  contract: '^0.1.0',
  paths: ['/lift/:id', '/lifts'],
  navigation: [{ label: 'Lifts', path: '/lifts', order: 1 }],
  extensions: [],
  enabled: true,
  changed: '',
};

/** Runs the entry of the remote of an address with its first visit, and draws its screen with every visit. */
const RUN = `
  const owner = registry.remotes.find(({ paths }) => location.pathname === paths[1] || location.pathname.startsWith('/lift/'));
  if (owner) import(owner.entry).then(({ draw }) => draw?.(main));`;

/** The violations of a candidate whose entry is this script (R1013). */
export async function candidateViolations(
  script: string,
  exempt: string[] = [],
  tabs = ['/amc_count', '/doors', '/lifts'],
) {
  const registry = { revision: 'r', shell: { version: '1', contract: '0.1.0' }, remotes: [lifts] };
  const console = await serveSmallConsole({
    tabs,
    onVisit: RUN,
    registry,
    files: { [ENTRY]: script },
  });
  try {
    return await checkScreens({ url: console.url, account: DEMO }, 'mf-lifts', registry, exempt);
  } finally {
    await console.stop();
  }
}
