import { expect, test } from '@playwright/test';
import { DeliveryFixture } from './DeliveryFixture';
import { deployConcurrently } from './deployConcurrently';
import { ownBucket, type OwnBucket } from './ownBucket';

/** `npm run verify:bucket`: delivery to a real S3 server, by separate processes. */
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 50);

let bucket: OwnBucket;
let fixture: DeliveryFixture;
test.beforeAll(async () => {
  bucket = await ownBucket();
  console.log(`S3 by ${bucket.what}`);
  fixture = await DeliveryFixture.start(bucket.environment);
});
test.afterAll(async () => {
  await fixture.stop();
  await bucket.stop();
});

test('two processes deploy two built remotes at once: the bucket compares, and neither is lost', async () => {
  const lost = await deployConcurrently(fixture, ROUNDS);
  console.log(`${ROUNDS} rounds of two deploys at once to the bucket: ${lost.length} lost`);
  expect(lost).toEqual([]);
});

test('two processes deploy the same built remote at once: one succeeds, the other gets an error or follows', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ends = await Promise.all(
      ['mine', 'yours'].map((whose) => fixture.deploy(fixture.small('mf-stairs', `${whose}${round}`))),
    );
    const done = ends.filter(({ ok }) => ok).map(({ output }): { version: string } => JSON.parse(output));
    for (const { ok, output } of ends)
      if (!ok) expect(output).toContain('was changed by another deployment in the meantime');
    expect(done.map(({ version }) => version)).toContain(await fixture.versionOf('mf-stairs'));
  }
});

test('a deploy passes the live page, a broken one is reverted automatically, and a rollback takes seconds', async () => {
  const former = await fixture.versionOf('mf-people');
  const newer = fixture.variant('mf-people', 'newer', (entry) => `${entry}\n// newer`);
  const deployed = await fixture.deploy(newer, { watch: true });
  expect(deployed.ok, deployed.output).toBe(true);
  const now = await fixture.versionOf('mf-people');
  expect(now).not.toBe(former);

  const broken = fixture.variant('mf-people', 'broken', () => 'throw new Error("broken on purpose");');
  const failed = await fixture.deploy(broken, { watch: true });
  expect(failed.ok).toBe(false);
  expect(failed.output).toContain('so the previous version of mf-people was restored');
  expect(await fixture.versionOf('mf-people')).toBe(now);

  const back = await fixture.command('rollback', 'mf-people');
  expect(back.ok, back.output).toBe(true);
  expect(await fixture.versionOf('mf-people')).toBe(former);
  const { output } = await fixture.command('remotes');
  expect(output).toContain(`mf-people        ${former}`);
  console.log(`deploy ${deployed.seconds.toFixed(1)} s, rollback ${back.seconds.toFixed(1)} s\n${output}`);
});

test('browsers may cache versions permanently, and must revalidate the registry each time', async () => {
  const { remotes }: { remotes: { entry: string }[] } = await (
    await fetch(new URL('/mf/registry.json', fixture.url))
  ).json();
  const sent = async (file: string) => {
    const { status, headers } = await fetch(new URL(file, fixture.url));
    return [status, headers.get('content-type'), headers.get('cache-control')];
  };
  expect(await sent('/mf/registry.json')).toEqual([200, 'application/json; charset=utf-8', 'no-cache']);
  expect(await sent(remotes[0]?.entry ?? '')).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
});
