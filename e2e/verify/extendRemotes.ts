import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkingTree } from '../console/copyWorkingTree';
import { ROOT } from '../console/startConsole';
import { runProgram } from './DeliveryWorld';

const INSTALLED = path.join(ROOT, 'node_modules');

/**
 * A copy of the project with a sixth remote, mf-inventory at /inventory, that the generator made, and another screen of
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
  await run(path.join(INSTALLED, 'eslint/bin/eslint.js'), ['mf-inventory', 'e2e/journeys/inventory.spec.ts']);
  await build('mf-inventory');

  addScreen(path.join(folder, 'mf-settings'));
  await build('mf-settings');
  return { inventory: path.join(folder, 'mf-inventory'), settings: path.join(folder, 'mf-settings'), remove };
}

/** The edits of a screen: its address, its route, and the entry in remote.json. */
function addScreen(dir: string): void {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(dir, file), change(readFileSync(path.join(dir, file), 'utf8')));
  edit('remote.json', (text) => {
    const { paths, screens, ...others } = JSON.parse(text);
    const added = { paths: [...paths, '/shortcuts'], screens: { ...screens, './Shortcuts': ['/shortcuts'] } };
    return JSON.stringify({ ...others, ...added });
  });
  edit('src/paths.ts', (text) => text.replace('settings:', "shortcuts: '/shortcuts', settings:"));
  edit('src/remote.tsx', (text) =>
    text.replace(
      'routes: [',
      "routes: [{ path: paths.shortcuts, lazy: async () => ({ Component: (await import('./Shortcuts')).Shortcuts }) },",
    ),
  );
  writeFileSync(
    path.join(dir, 'src/Shortcuts.tsx'),
    `import { Page } from '@smart-elevator/shared-ui/page/Page';
export const Shortcuts = () => <Page title="All shortcuts" />;
`,
  );
}
