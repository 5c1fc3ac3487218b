import type { Page } from '@playwright/test';
import { inviteTechnician } from '@smart-elevator/shared-api/contract/technicians/endpoints';
import { emulatePrint, shownButNotPrintable } from '../console/emulatePrint';
import { mailTo, linkIn } from '../console/mail';
import { overflows, setWindow } from '../console/overflows';
import { queryDatabase } from '../console/queryDatabase';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

interface Busiest {
  user_id: number;
  name: string;
  tickets: number;
}

/** The technician of the demonstration with the most open tickets. */
async function busiest(): Promise<Busiest> {
  const [found] = await queryDatabase<Busiest>(
    `select u.user_id, concat_ws(' ', u.first_name, u.last_name) as name, count(*)::int as tickets from users u
     join tickets t on t.dealer_id = u.dealer_id and t.assignee_id = u.user_id
     where u.dealer_id = (select user_id from users where username = 'demo_dealer') and t.status <> 'Closed'
       and t.deleted_at is null and u.is_active and u.deleted_at is null
     group by u.dealer_id, u.user_id order by tickets desc, u.user_id limit 1`,
  );
  if (!found) throw new Error('The demonstration has no open tickets.');
  return found;
}

/** A page that counts its calls of `window.print`. */
const printed = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['printed'] ?? '0'));

test('from the desk to a technician’s page and day with the keyboard; the sheet is printed (R431, R434)', async ({
  page,
}) => {
  const { name, tickets } = await busiest();
  await page.goto('/amc_count');
  await settled(page, 'Home');
  await page.getByRole('link', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await settled(page, name);
  await expect(page.getByRole('region', { name: 'Load compared with others' })).toContainText(`${tickets} ·`);
  await page.reload();
  await settled(page, name);
  await page.getByRole('link', { name: 'Day sheet' }).focus();
  await page.keyboard.press('Enter');
  await settled(page, new RegExp(`^${name}: `));
  await page.evaluate(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = '1');
  });
  await page.getByRole('button', { name: 'Print' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => printed(page)).toBe(1);
  await page.goBack();
  await settled(page, name);
});

test('page and sheet fit a phone, and the sheet is black on white paper without controls (R434)', async ({
  page,
}) => {
  const { user_id, name } = await busiest();
  await setWindow(page, { width: 360, height: 780, deviceScaleFactor: 1 });
  for (const address of [`/technician?userId=${user_id}`, `/technician_day?userId=${user_id}`]) {
    await page.goto(address);
    await settled(page, new RegExp(`^${name}`));
    await expect.poll(() => overflows(page), address).toEqual([]);
  }
  await emulatePrint(page);
  await expect.poll(() => shownButNotPrintable(page)).toEqual([]);
});

test.describe('a new dealer', () => {
  test.use({ as: 'new dealer' });

  test('invites a technician with three fields, who gets the mail; the day is mailed, too (R433, R435)', async ({
    page,
    person,
  }) => {
    const email = `asha.${person.username}@example.com`;
    await page.goto('/technicians');
    await settled(page, 'Technicians');
    await page.getByRole('link', { name: 'Invite a technician' }).click();
    await settled(page, 'Invite a technician');
    const form = page.getByRole('form');
    await form.getByLabel(/^First name/).fill('Asha');
    await form.getByLabel(/^Last name/).fill('Menon');
    await form.getByLabel(/^Email/).fill(email);
    const answer = page.waitForResponse((response) => response.url().endsWith(inviteTechnician.path));
    await page.keyboard.press('Control+Enter');
    expect((await answer).status()).toBe(201);
    await settled(page, 'Asha Menon');
    await expect(page.getByText('Invited, not accepted yet.')).toBeVisible();
    linkIn(await mailTo(email, /Your work/), '/invitation');
    await page.getByRole('link', { name: 'Day sheet' }).click();
    await settled(page, /^Asha Menon: /);
    await page.getByRole('button', { name: 'Send by e-mail' }).dblclick();
    await expect(page.getByText(`Day sent to ${email}`)).toBeVisible();
    await mailTo(email, /Your work on/);
  });
});
