import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { developRemote } from '../console/developRemote';
import { DEMO } from '../console/people';
import { signIn } from '../console/signIn';
import { dataFolder } from '../console/startConsole';
import { copyWorkingTree } from '../console/copyWorkingTree';
import { recordFigure } from './figures';
import { median } from './median';
import { rounded } from './rounded';
import { ROUNDS } from './rounds';

/** The changed remote: a sentence, and a component with its screen. */
const CHANGED = {
  ...{ remote: 'mf-people', file: 'src/messages.ts', word: 'Technicians' },
  ...{ component: 'src/add/AddPersonPage.tsx', button: 'submit={add.title}', path: '/add_technicians' },
};

test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

let tree: ReturnType<typeof copyWorkingTree>;
test.beforeAll(() => {
  tree = copyWorkingTree();
});
test.afterAll(() => tree.remove());

test('a build of everything from nothing, and of one changed remote', async () => {
  recordFigure('a build · of everything from nothing', await built(), 's');
  const file = path.join(tree.folder, CHANGED.remote, CHANGED.file);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`'${CHANGED.word}'`, `'${CHANGED.word} built'`));
  recordFigure('a build · of one changed remote', await built(), 's');
  expect(readFileSync(file, 'utf8')).toContain(`${CHANGED.word} built`);
});

test('a change of a component, while its remote is developed, until it is on the screen with the input', async ({
  page,
}) => {
  const dataDir = dataFolder();
  const { url, stop } = await developRemote(
    ['scripts/start.mjs', CHANGED.remote],
    { API_PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' },
    tree.folder,
  );
  try {
    await page.goto(`${url}${CHANGED.path}`);
    await signIn(page, DEMO);
    await expect(page.getByRole('heading', { level: 1, name: 'Add Technician' })).toBeVisible();
    // Drafts have no passwords: only a page that was not reloaded keeps this one.
    const password = page.getByRole('form').getByLabel(/^Password\*?$/);
    await password.fill('Lift-typed-2026');
    const file = path.join(tree.folder, CHANGED.remote, CHANGED.component);
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(CHANGED.button);
    const times: number[] = [];
    // The first change is a warm-up: it also compiles what is compiled once per session.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const text = `Changed ${round}`;
      const start = performance.now();
      writeFileSync(file, source.replace(CHANGED.button, `submit="${text}"`));
      // Looked for in each frame: an expectation looks again after up to a second.
      await page.waitForFunction(
        (wanted) => Array.from(document.querySelectorAll('button')).some((one) => one.innerText === wanted),
        text,
      );
      if (round > 0) times.push(performance.now() - start);
    }
    await expect(password).toHaveValue('Lift-typed-2026');
    recordFigure('a change of one remote · on the screen', rounded(median(times)), 'ms');
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Seconds that `npm run build` takes in the copy. */
async function built(): Promise<number> {
  const start = performance.now();
  const build = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: tree.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  build.stdout.on('data', (chunk) => (output += chunk));
  build.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => build.once('exit', resolve));
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return rounded((performance.now() - start) / 1000, 1);
}
