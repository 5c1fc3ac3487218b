import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copyWorkingTree } from '../console/copyWorkingTree';
import { developRemote } from '../console/developRemote';
import { DEMO } from '../console/people';
import { sections } from '../console/sections';
import { signIn } from '../console/signIn';
import { expect, test } from '../console/test';

test.use({ as: 'nobody' });

for (const section of sections) {
  test(`${section.remote} runs alone where it is deployed, with the real sign-in`, async ({ page, api }) => {
    const { remotes } = await (await api.get('/mf/registry.json')).json();
    const { entry } = remotes.find(({ name }: { name: string }) => name === section.remote);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.goto(`${entry.replace('remoteEntry.js', 'index.html')}#${section.path}`);
    await signIn(page, DEMO);
    await expect(page.getByRole('heading', { level: 1, name: section.title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).not.toHaveCount(0);
    // No files of the shell or of another remote: it uses only its own files and the API.
    const folder = entry.replace('remoteEntry.js', '');
    expect(asked.filter((path) => !path.startsWith(folder) && !path.startsWith('/api/'))).toEqual([]);
  });
}

test('a remote runs alone in development, with the real sign-in', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const serving = ['federation/bin/federation.mjs', 'serve', 'mf-people'];
  const remote = await developRemote(serving, { API_URL: baseURL ?? '' });
  try {
    // It answers when it is compiled.
    await page.goto(`${remote.url}/technicians`, { timeout: 180_000 });
    await signIn(page, DEMO);
    await expect(page.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    // It has no listeners any more when it ends.
    await page.goto('about:blank');
  } finally {
    await remote.stop();
  }
});

test('a change of a component is on the screen without a reload, and the input stays', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const tree = copyWorkingTree();
  const env = { API_URL: baseURL ?? '' };
  const remote = await developRemote(
    ['federation/bin/federation.mjs', 'serve', 'mf-people'],
    env,
    tree.folder,
  );
  try {
    await page.goto(`${remote.url}/add_technicians`, { timeout: 180_000 });
    await signIn(page, DEMO);
    await expect(page.getByRole('heading', { level: 1, name: 'Add Technician' })).toBeVisible();
    // Drafts have no passwords: only a page that was not reloaded keeps this one.
    await expectFastRefresh(page, path.join(tree.folder, 'mf-people/src/add/AddPersonPage.tsx'), {
      replaced: 'submit={add.title}',
      by: (text) => `submit="${text}"`,
    });

    // Other modules than components use these sentences.
    const messages = path.join(tree.folder, 'mf-people/src/messages.ts');
    const reloaded = page.waitForEvent('load');
    writeFileSync(messages, readFileSync(messages, 'utf8').replace(`'Add Technician'`, `'Add someone'`));
    await reloaded;
    await expect(page.getByRole('heading', { level: 1, name: 'Add someone' })).toBeVisible();
    await page.goto('about:blank');
  } finally {
    await remote.stop();
    tree.remove();
  }
});

test('so is a change of the shell', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const tree = copyWorkingTree();
  const webpack = ['../node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'];
  const shell = await developRemote(webpack, { API_URL: baseURL ?? '' }, path.join(tree.folder, 'shell'));
  try {
    await page.goto(`${shell.url}/login`, { timeout: 180_000 });
    await expectFastRefresh(page, path.join(tree.folder, 'shell/src/Login.tsx'), {
      replaced: "t('Sign Up')",
      by: (text) => `'${text}'`,
    });
    await page.goto('about:blank');
  } finally {
    await shell.stop();
    tree.remove();
  }
});

/** Types a password into the form, changes a source file several times, and expects both on the page. */
async function expectFastRefresh(
  page: Page,
  file: string,
  { replaced, by }: { replaced: string; by: (text: string) => string },
): Promise<void> {
  const password = page.getByRole('form').getByLabel(/^Password\*?$/);
  await password.fill('Lift-typed-2026');
  let loads = 0;
  page.on('load', () => (loads += 1));

  const source = readFileSync(file, 'utf8');
  expect(source).toContain(replaced);
  // More than once: the first update is applied to the page as it was loaded, the second one to an update.
  for (const text of ['Changed once', 'Changed twice']) {
    writeFileSync(file, source.replace(replaced, by(text)));
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(password).toHaveValue('Lift-typed-2026');
  }
  expect(loads).toBe(0);
}
