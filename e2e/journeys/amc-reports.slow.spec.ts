import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { WHOLE_BROWSER } from '../playwright.config';
import { queryDatabase } from '../console/queryDatabase';

test.use(WHOLE_BROWSER);

interface ReportOfDemo {
  elevator_id: number;
  elevator_name: string;
  report_id: number;
  reports: number;
  shown: string;
  engineer: string;
}

/** An elevator of the demonstration with reports, and its newest one, as the database has them. */
async function aReportOfDemo(): Promise<ReportOfDemo> {
  const [found] = await queryDatabase<ReportOfDemo>(
    `select e.elevator_id, e.elevator_name, r.report_id, to_char(r.report_date, 'MM/DD/YYYY') as shown,
        u.first_name || ' ' || u.last_name as engineer,
        (select count(*)::int from reports all_of where all_of.elevator_id = e.elevator_id) as reports
     from reports r join elevators e using (elevator_id) join users u on u.user_id = r.author_id
     where e.deleted_at is null and e.dealer_id = (select dealer_id from users where username = 'demo_dealer')
     order by r.report_date desc, r.report_id desc limit 1`,
  );
  if (!found) throw new Error('The demonstration has no reports.');
  return found;
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text;
}

async function openReports(page: Page, { elevator_name }: ReportOfDemo) {
  await page.goto(`/elevators?search=${elevator_name}`);
  await page.getByRole('link', { name: `AMC reports of elevator ${elevator_name}`, exact: true }).click();
  await settled(page, 'AMC Reports');
}

test('a report is opened in a new tab, with the data of the database (R603)', async ({ page }) => {
  const report = await aReportOfDemo();
  await openReports(page, report);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    `Elevators>>${report.elevator_name}>>AMC Reports`,
  );
  await expect(page.getByRole('heading', { name: /^Report ID/ })).toHaveCount(report.reports);
  await expect(page.getByRole('definition').first()).toHaveText(report.shown);

  const asked = page.waitForRequest(/\/read\/$/);
  // Chromium does not return the body of a response that became a blob.
  const answered = new Promise<Buffer>((resolve) => {
    void page.route(/\/read\/$/, async (route) => {
      const response = await route.fetch();
      resolve(await response.body());
      await route.fulfill({ response });
    });
  });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: `View Report ${report.report_id}`, exact: true }).click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  expect((await asked).headers()['authorization']).toMatch(/^Bearer /);
  expect((await asked).url()).not.toMatch(/token|bearer/i);

  const text = await textOf(new Uint8Array(await answered));
  for (const words of [
    `AMC report ${report.report_id}`,
    `Report date ${report.shown}`,
    `Elevator ${report.elevator_name}`,
    `Engineer ${report.engineer}`,
  ])
    expect(text).toContain(words);
  // Its answers may take a second page.
  const pages = Number(/Page 1 \/ (\d)/.exec(text)?.[1]);
  expect(text).toContain(`Page ${pages} / ${pages}`);
});

test('a report is downloaded where there is no share sheet', async ({ page }) => {
  const report = await aReportOfDemo();
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  await openReports(page, report);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Share report ${report.report_id}`, exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`AMC-report-${report.report_id}.pdf`);
  const text = await textOf(new Uint8Array(readFileSync(await download.path())));
  expect(text).toContain(`AMC report ${report.report_id}`);
  await expect(page.getByText(`Report ${report.report_id} was downloaded`)).toBeVisible();
});

test('a search in the address survives a reload', async ({ page }) => {
  const report = await aReportOfDemo();
  await openReports(page, report);
  await page.getByRole('searchbox').fill(report.shown);
  await expect(page).toHaveURL(/search=/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(report.shown);
  await expect(page.getByRole('heading', { name: `Report ID ${report.report_id}` })).toBeVisible();
});

test.describe('a browser that blocks new tabs', () => {
  test('shows a message with a link that opens the report', async ({ page }) => {
    const report = await aReportOfDemo();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openReports(page, report);
    await page.getByRole('button', { name: `View Report ${report.report_id}`, exact: true }).click();
    const link = page.getByRole('link', { name: `Open report ${report.report_id}` });
    await expect(link).toHaveAttribute('href', /^blob:/);
    await expect(page.getByText('Your browser blocked the new tab')).toBeVisible();
  });
});
