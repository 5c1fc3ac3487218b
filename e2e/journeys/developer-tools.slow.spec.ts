import { expect, test } from '../console/test';

interface Deployed {
  name: string;
  version: string;
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
