import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkingTree } from '../console/copyWorkingTree';
import { ROOT } from '../console/startConsole';
import { runProgram } from './DeliveryFixture';

const INSTALLED = path.join(ROOT, 'node_modules');

/**
 * A copy of the project with a sixth remote, mf-inventory at /inventory, made by the generator, and another screen of
 * mf-settings at /shortcuts. Both are built; the shell is not.
 */
export async function extendRemotes() {
  const { folder, remove } = copyWorkingTree();
  // The host that a remote has when it is opened by itself; every build of a remote contains a copy.
  cpSync(path.join(ROOT, 'federation/dist'), path.join(folder, 'federation/dist'), { recursive: true });
  const run = async (program: string, args: readonly string[], cwd = '.') => {
    const { ok, output } = await runProgram([program, ...args], {}, path.join(folder, cwd));
    if (!ok) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  };
  const build = (name: string) =>
    run(path.join(INSTALLED, 'webpack-cli/bin/cli.js'), ['--mode', 'production'], name);

  await run('scripts/deliver.mjs', ['create', 'mf-inventory', 'Spare parts', 'कलपुर्जे']);
  await run(path.join(INSTALLED, 'typescript-native/bin/tsc'), ['-b', 'mf-inventory']);
  const checked = ['/mf-inventory/', '/addresses.test', '/sentences.test'];
  await run(path.join(INSTALLED, 'jest/bin/jest.js'), ['--maxWorkers=1', ...checked]);
  const linted = ['mf-inventory', 'e2e/journeys/inventory.spec.ts'];
  await run(path.join(INSTALLED, 'oxlint/bin/oxlint'), ['--config=oxlint.config.mjs', ...linted]);
  edit(path.join(folder, 'mf-inventory/remote.json'), withLink);
  await build('mf-inventory');

  addScreen(path.join(folder, 'mf-settings'));
  await run(path.join(INSTALLED, 'typescript-native/bin/tsc'), ['-b', 'mf-settings']);
  await build('mf-settings');
  return { inventory: path.join(folder, 'mf-inventory'), settings: path.join(folder, 'mf-settings'), remove };
}

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** The link of mf-inventory that others use: 'inventory.parts'. */
const withLink = (text: string): string =>
  JSON.stringify({ ...JSON.parse(text), links: { parts: '/inventory' } });

/** The edits of a screen: its address, its route, and the entry in remote.json. It links to mf-inventory. */
function addScreen(dir: string): void {
  edit(path.join(dir, 'remote.json'), (text) => {
    const { screens, ...others } = JSON.parse(text);
    return JSON.stringify({ ...others, screens: { ...screens, './Shortcuts': ['/shortcuts'] } });
  });
  edit(path.join(dir, 'src/paths.ts'), (text) =>
    text.replace('settings:', "shortcuts: '/shortcuts', settings:"),
  );
  edit(path.join(dir, 'src/remote.tsx'), (text) =>
    text.replace(
      'routes: [',
      "routes: [{ path: paths.shortcuts, lazy: async () => ({ Component: (await import('./Shortcuts')).Shortcuts }) },",
    ),
  );
  writeFileSync(
    path.join(dir, 'src/Shortcuts.tsx'),
    `import { linkTo } from '@smart-elevator/shared-api/client/links';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Page } from '@smart-elevator/shared-ui/page/Page';
declare module '@smart-elevator/shared-api/client/links' {
  interface Links {
    'inventory.parts': { part: string };
  }
}
export const Shortcuts = () => (
  <Page title="All shortcuts">
    <TextLink to={linkTo('inventory.parts', { part: 'rope' })}>Ropes in store</TextLink>
  </Page>
);
`,
  );
}
