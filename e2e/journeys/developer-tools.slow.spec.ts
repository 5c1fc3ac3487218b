import { sections } from '../console/sections';
import { expect, test } from '../console/test';

interface Deployed {
  name: string;
  version: string;
  /** The types of users for whom it is; dealers if missing. */
  roles?: string[];
}
interface Manifest {
  name: string;
  exposes: { path: string }[];
  shared: { name: string; singleton: boolean; requiredVersion: string }[];
}

test('the manifest of every remote names what it exposes, and the modules that it takes from the page', async ({
  request,
}) => {
  const read = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    return answer.json();
  };
  const { remotes }: { remotes: Deployed[] } = await read('/mf/registry.json');
  expect(remotes.length).toBeGreaterThan(4);
  for (const { name, version } of remotes) {
    const folder = `/mf/${name}/${version}`;
    const manifest: Manifest = await read(`${folder}/mf-manifest.json`);
    expect([manifest.name, ...manifest.exposes.map(({ path }) => path)]).toEqual([name, './remote']);
    const ranges = Object.fromEntries(manifest.shared.map((one) => [one.name, one.requiredVersion]));
    const { expects }: { expects: Record<string, string> } = await read(`${folder}/version.json`);
    // It is compared when the remote is deployed, and shared by no page.
    const { '@smart-elevator/federation/remote': _host, ...taken } = expects;
    expect(ranges).toEqual(taken);
    const single = manifest.shared.filter(({ singleton }) => singleton).map((one) => one.name);
    expect(single).toContain('react');
    expect(single).not.toContain('@smart-elevator/shared-ui/page/Page');
    expect((await request.get(`${folder}/mf-stats.json`)).status()).toBe(404);
  }
});

interface Snapshot {
  remotesInfo: Record<string, { matchedVersion: string }>;
  modules: { moduleName: string; modulePath: string }[];
  shared: { sharedName: string; version: string }[];
}
/** What the extension of Module Federation reads from a page. */
interface Tools {
  moduleInfo: Record<string, Snapshot>;
  __SHARE__: Record<string, Record<string, Record<string, Record<string, { useIn: string[] }>>>>;
}

test('the developer tools of Module Federation show the host, its remotes, and the modules that they share', async ({
  page,
  request,
}) => {
  const early: string[] = [];
  page.on('request', (asked) => early.push(new URL(asked.url()).pathname));
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(early.filter((path) => path.endsWith('/mf-manifest.json'))).toEqual([]);
  for (const { path, title } of sections) {
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  // Visits are a tab of another section.
  await page.getByRole('link', { name: 'Elevators', exact: true }).click();
  await page.getByRole('link', { name: 'Visits', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();

  const { remotes }: { remotes: Deployed[] } = await (await request.get('/mf/registry.json')).json();
  const opened = remotes.filter(({ roles = ['DealerUser'] }) => roles.includes('DealerUser'));
  const manifests = Object.fromEntries(
    opened.map(({ name, version }) => [
      name,
      new URL(`/mf/${name}/${version}/mf-manifest.json`, page.url()).href,
    ]),
  );
  const read = () =>
    page.evaluate<Tools>(() => {
      const { moduleInfo, __SHARE__ } = Reflect.get(window, '__FEDERATION__');
      return JSON.parse(JSON.stringify({ moduleInfo, __SHARE__ }));
    });
  await expect
    .poll(async () => {
      const { host } = (await read()).moduleInfo;
      return Object.fromEntries(
        Object.entries(host?.remotesInfo ?? {}).map(([name, { matchedVersion }]) => [name, matchedVersion]),
      );
    })
    .toEqual(manifests);
  const { moduleInfo } = await read();
  for (const [name, manifest] of Object.entries(manifests)) {
    const { modules = [], shared = [] } = moduleInfo[`${name}:${manifest}`] ?? {};
    expect(modules.map((one) => one.modulePath)).toEqual(['./remote']);
    expect(shared.map((one) => one.sharedName)).toContain('react');
    expect(shared.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  }
  // The host offers one copy, which every remote uses; one without a hook uses only what renders.
  const unused = async () => {
    const { __SHARE__: scopes } = await read();
    const offered = Object.values(scopes).flatMap((scope) =>
      ['react', 'react/jsx-runtime'].flatMap((name) => Object.values(scope['default']?.[name] ?? {})),
    );
    const users = offered.flatMap(({ useIn }) => useIn);
    return opened.map(({ name }) => name).filter((name) => !users.some((user) => user.startsWith(name)));
  };
  await expect.poll(unused).toEqual([]);
});
