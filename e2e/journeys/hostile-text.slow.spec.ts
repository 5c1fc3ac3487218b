import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import { screensOf } from '../verify/hostile/screensOf';
import { hostileTexts, EXECUTED_FLAG } from '../console/hostileTexts';
import { mailTo } from '../console/mail';
import { overflows } from '../console/overflows';
import { open, settled } from '../console/screens';
import { expect, test } from '../console/test';
import { createDealerFixture, PASSWORD, type DealerFixture } from '../verify/hostile/DealerFixture';
import { HostileFixture } from '../verify/hostile/HostileFixture';

/** `npm run verify:injection`: hostile text in every text field, seen on every screen, in mail, CSV and PDF. */

/** A dealer whose fields contain these kinds of text, each field starting with another one. */
async function hostileDealer(fixture: HostileFixture, ...kinds: readonly string[]): Promise<DealerFixture> {
  const mark = `h${randomUUID().slice(0, 8)}`;
  let field = 0;
  return createDealerFixture(fixture, mark, (_, max) => {
    const from = field++ % kinds.length;
    const text = [...kinds.slice(from), ...kinds.slice(0, from)].map((kind) => hostileTexts[kind]).join('');
    return `${text.slice(0, max - 9)}${mark.slice(0, 8)}`;
  });
}

/** VERIFY_TEXTS=all, as verify:injection sets it, shows the others on every screen, too. */
const others: readonly (readonly string[])[] = [
  ['unbroken', 'stacked', 'direction'],
  ['formula', 'address', 'header'],
];
const groups: readonly (readonly string[])[] = [
  ['markup', 'attribute', 'template'],
  ...(process.env['VERIFY_TEXTS'] === 'all' ? others : []),
];

function journeysWorld(): HostileFixture {
  const dataDir = path.dirname(process.env['CONSOLE_MAIL'] ?? '');
  const secret = readFileSync(path.join(dataDir, 'jwt-secret'), 'utf8').trim();
  const db = new Pool(JSON.parse(process.env['CONSOLE_DATABASE'] ?? '{}'));
  return new HostileFixture(
    process.env['CONSOLE_URL'] ?? '',
    db,
    secret,
    () => db.end(),
    'http://127.0.0.1:9',
  );
}

test.use({ as: 'nobody' });
let fixture: HostileFixture;
test.beforeAll(() => {
  fixture = journeysWorld();
});
test.afterAll(() => fixture.stop());

const kept = (of: DealerFixture, who: 'dealer' | 'technician' = 'dealer') =>
  JSON.stringify({
    state: {
      session: {
        access: of[who].access,
        refresh: of[who].refresh,
        user_id: of[who].id,
        user_name: of[who].username,
        admin_email: of.dealer.email,
        ...(who === 'technician' ? { user_type: 'TechnicianUser', dealer_id: of.dealer.id } : {}),
      },
    },
    version: 0,
  });

for (const kinds of groups) {
  const kind = kinds.join(', ');
  test(`no part of ${kind} runs on any screen or breaks a phone's width`, async ({ page }) => {
    test.setTimeout(180_000);
    const of = await hostileDealer(fixture, ...kinds);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/about');
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      'smart-elevator.session',
      kept(of),
    ] as const);
    const all = screensOf(of);
    for (const screen of all) {
      await open(page, screen);
      const seen = await page.evaluate((ran) => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const planted =
          'img[src="x"], svg[onload], [onerror], [onmouseover], [onfocus], a[href^="javascript:" i]';
        return {
          ran: ran in window,
          planted: document.querySelectorAll(planted).length,
          tooWide: scrollWidth > clientWidth,
        };
      }, EXECUTED_FLAG);
      expect.soft(seen, `${kind} on ${screen.name}`).toEqual({ ran: false, planted: 0, tooWide: false });
    }
    expect(dialogs).toEqual([]);
    console.log(`${kind}: ${all.length} screens at 360 pixels, nothing ran, nothing stood out`);
  });
}

test('names without a space break on the screens of a dealer and of a technician: nothing is cut on a phone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const of = await hostileDealer(fixture, 'unbroken');
  const { dealer, technician, customer, elevator_id, ticket_id } = of;
  const post = (path: string, body: object, by = dealer) =>
    fixture.done<{ alarm_id: number; visit_id: number }>('POST', path, body, by);
  await post(`/api/tickets/ticket-update/${ticket_id}/`, { entrapment: true });
  const mail = `${'W'.repeat(60)}.${of.mark}@example.com`;
  await fixture.db.query('update users set email = $1 where user_id = $2', [mail, technician.id]);
  const item = { text: 'Pit', place: 'Pit', unit: '', lower: null, upper: null, answer: 'check' };
  const items = [{ ...item, required: true, photo_required: false }];
  await fixture.done('PUT', '/api/visits/checklists/Other/', { version: 0, items }, dealer);
  const visit = { elevator_ids: [elevator_id], planned_day: '2031-03-04', technician_ids: [technician.id] };
  const { visit_id } = await post('/api/visits/', visit);
  const { alarm_id } = await post('/api/alarms/', { elevator_id });
  const now = Date.now();
  const [starts_at, ends_at] = [now - 3_600_000, now + 3_600_000].map((at) => new Date(at).toISOString());
  await post('/api/alarms/on_call/', { user_id: technician.id, starts_at, ends_at });
  const screens = {
    dealer: [
      '/amc_count',
      `/technician?userId=${technician.id}`,
      `/customer?userId=${customer.id}`,
      '/import',
      `/visit?visitId=${visit_id}`,
      `/alarm?alarmId=${alarm_id}`,
    ],
    technician: [
      '/my_work',
      `/my_work/visit?visitId=${visit_id}`,
      `/my_work/ticket?ticketId=${ticket_id}`,
      `/my_work/lift?elevatorId=${elevator_id}`,
      `/my_work/alarm?alarmId=${alarm_id}`,
    ],
  };
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about');
  for (const who of ['dealer', 'technician'] as const) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      'smart-elevator.session',
      kept(of, who),
    ] as const);
    for (const path of screens[who]) {
      await page.goto(path);
      await settled(page);
      expect.soft(await overflows(page), path).toEqual([]);
    }
  }
});

test('no cell of an export is a formula', async ({ page }) => {
  const of = await hostileDealer(fixture, 'formula');
  await page.goto('/about');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    'smart-elevator.session',
    kept(of),
  ] as const);
  await page.goto('/all_tech_issues');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = readFileSync(await (await download).path(), 'utf8').replace('\ufeff', '');
  expect(text).toContain('HYPERLINK');
  expect(text.match(/(^|,|\n)"?[=+\-@\t\r]/g)).toBeNull();
});

for (const kind of ['markup', 'header', 'formula']) {
  test(`in mail and PDF '${kind}' stays text`, async () => {
    const of = await hostileDealer(fixture, kind);
    await fixture.done('PATCH', '/api/user-preferences/update_user_pref/', { send_otp: true }, of.dealer);
    await fixture.done(
      'POST',
      `/api/tickets/ticket-update/${of.ticket_id}/`,
      { status: 'Closed' },
      of.dealer,
    );
    const mail = await mailTo(of.customer.email, /./);
    expect(mail.headers).not.toMatch(/^bcc:/im);
    expect(mail.headers.match(/^to:/gim)).toHaveLength(1);
    expect(mail.html).not.toMatch(/<(script|img|svg)|javascript:/i);

    const { status, text, headers } = await fixture.send({
      method: 'GET',
      path: `/api/cust-reports/${of.report_id}/read/`,
      headers: { authorization: `Bearer ${of.dealer.access}` },
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(text).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA|URI|SubmitForm|EmbeddedFile)\b/);
  });
}

test('a hostile name signs in and is shown as text', async ({ page }) => {
  const of = await hostileDealer(fixture, 'markup');
  await page.goto('/login');
  await page.getByLabel('User name').fill(of.dealer.username);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/amc_count');
});
