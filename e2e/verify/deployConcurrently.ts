import type { DeliveryFixture } from './DeliveryFixture';

const NAMES = ['mf-lifts', 'mf-doors'];

/**
 * In each round two processes deploy two remotes at once, each a new version of its own. Returns the lost deploys: one that
 * failed, or that succeeded and is missing in the registry.
 */
export async function deployConcurrently(fixture: DeliveryFixture, rounds: number): Promise<string[]> {
  const before = await fixture.versions();
  const lost: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ends = await Promise.all(NAMES.map((name) => fixture.deploy(fixture.small(name, String(round)))));
    const now = await fixture.versions();
    for (const [index, name] of NAMES.entries()) {
      const { ok = false, output = '' } = ends[index] ?? {};
      const wanted: { version?: string } = ok ? JSON.parse(output) : {};
      if (!ok || now[name] !== wanted.version)
        lost.push(`round ${round}: ${name} is at ${now[name]}: ${output}`);
    }
    for (const [name, version] of Object.entries(before))
      if (now[name] !== version && !NAMES.includes(name)) lost.push(`round ${round}: ${name} was changed`);
  }
  return lost;
}
