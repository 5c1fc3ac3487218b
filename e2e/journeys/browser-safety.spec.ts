import { readFileSync } from 'node:fs';
import { registerDealer } from '../console/people';
import { secretsIn } from '../console/safety';
import { open, screens, settled } from '../console/screens';
import { signIn, signOut } from '../console/signIn';
import { expect, test } from '../console/test';

test.use({ firstVisit: true });

/** Security headers and browser storage. console/test.ts checks that no journey violates the policy or throws. */

const addresses = [
  '/',
  '/about',
  '/login',
  '/amc_count',
  '/mf/registry.json',
  '/healthz',
  '/api/elevators/',
  '/nothing.js',
];

test('every answer has a strict policy and forbids sniffing, framing and referrers', async ({ api }) => {
  for (const address of addresses) {
    const headers = (await api.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const rules = Object.fromEntries(policy.split(';').map((rule) => [rule.split(' ')[0], rule]));
    expect(policy, address).not.toContain('unsafe-eval');
    expect(rules['default-src'], address).toBe("default-src 'none'");
    expect(rules['script-src'], address).toBe("script-src 'self'");
    expect(rules['object-src'], address).toBe("object-src 'none'");
    expect(rules['base-uri'], address).toBe("base-uri 'none'");
    expect(rules['frame-ancestors'], address).toBe("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('no-referrer');
    // Not over plain HTTP, where it would make the console unreachable; edge.test.ts tests HTTPS.
    expect(headers['strict-transport-security'], address).toBeUndefined();
  }
});

for (const address of ['/', '/about', '/login', '/amc_count', '/all_tech_issues', '/Issue', '/import'])
  test(`the browser has no warning for ${address}, such as of a feature that it does not know`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(address);
    await settled(page);
    expect(warnings).toEqual([]);
  });

test.describe('the data of a user who uses every screen and signs out', () => {
  test.use({ as: 'new dealer' });

  test(
    'leaves nothing in the browser, and no token in an address or in the server’s log',
    { tag: '@slow' },
    async ({ page, context }) => {
      test.setTimeout(180_000);
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      const own = screens.filter(
        ({ isPublic, path }) => !isPublic && !/CR1005|ELV-3900|(Id|Name)=|no_such/.test(path),
      );
      for (const screen of own) await open(page, screen);
      await page.goto('/add_elevator');
      await page.getByLabel(/^Building name/).fill('Copper Ridge');
      await page.goto('/amc_count');
      await settled(page, 'Home');
      await signOut(page);
      const kept = await page.evaluate(async () => ({
        local: { ...localStorage },
        session: { ...sessionStorage },
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
      }));
      expect(kept).toEqual({ local: {}, session: {}, databases: [], caches: [] });
      expect(await context.cookies()).toEqual([]);
      expect(asked.length).toBeGreaterThan(own.length);
      expect(asked.filter((url) => secretsIn(url).length > 0)).toEqual([]);
      const log = readFileSync(process.env['CONSOLE_LOG'] ?? '', 'utf8');
      expect(log).toContain('/api/account/logout/');
      expect(secretsIn(log)).toEqual([]);
      console.log(
        `${own.length} screens, ${asked.length} requests, ${log.split('\n').length} lines of the server's log: nothing secret; ` +
          'local and session storage, databases, caches and cookies empty after Logout',
      );
    },
  );
});

test.describe('a draft', () => {
  test.use({ as: 'new dealer', expectedErrors: [/401 \(Unauthorized\)/] });

  test('is never shown to the next user of the same browser', { tag: '@slow' }, async ({ page, api }) => {
    await page.goto('/add_elevator');
    await settled(page, 'Add Elevator');
    await page.getByLabel(/^Building name/).fill('Only mine to see');
    // The session ends on the server; that keeps the drafts.
    const stored = await page.evaluate(() => localStorage.getItem('smart-elevator.session') ?? '{}');
    const { access } = JSON.parse(stored).state.session;
    await api.post('/api/account/logout/', { headers: { authorization: `Bearer ${access}` }, data: {} });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page).toHaveURL('/login');

    await signIn(page, await registerDealer(api));
    await expect(page).toHaveURL('/add_elevator');
    await settled(page, 'Add Elevator');
    await expect(page.getByLabel(/^Building name/)).toHaveValue('');
    await expect(page.locator('body')).not.toContainText('Only mine to see');
  });
});
