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
