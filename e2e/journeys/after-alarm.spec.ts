import type { APIRequestContext, Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import { dealerApi } from '../console/dealerApi';
import { overflows } from '../console/overflows';
import type { Person } from '../console/people';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { untranslatedText } from '../console/untranslatedText';
import { A_PDF } from '../verify/aPdf';

test.use({ as: 'new dealer' });

/** An alarm that is over, of the lift East 1. */
async function anAlarm(api: APIRequestContext, person: Person) {
  const { headers, addElevator, create } = await dealerApi(api, person);
  const { elevator_id } = await addElevator('East 1');
  const { alarm_id } = await create('/api/alarms/', { elevator_id, caller_phone: '98200 11223' });
  const released = await api.post(`/api/alarms/${alarm_id}/released/`, { headers, data: {} });
  expect(released.status()).toBe(200);
  return { elevator_id, alarm_id, create };
}

/** What axe finds on the page, and what is wider than it. */
async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return [
    ...violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    ...(await overflows(page)),
  ];
}

test('after an alarm: its record, the seal, its end with permit and file, and the register as a PDF (R1360 to R1362)', async ({
  page,
  person,
  api,
}) => {
  const { alarm_id } = await anAlarm(api, person);
  await page.goto(`/alarm?alarmId=${alarm_id}`);
  await page.getByLabel('Cause').fill('Door lock');
  await page.getByLabel('What was done').fill('Lock replaced');
  await page.getByRole('button', { name: 'Save the record' }).click();
  await expect(page.getByText('Cause: – → Door lock')).toBeVisible();
  await page.getByRole('button', { name: 'Seal the lift' }).click();
  const sealing = page.getByRole('dialog', { name: 'Seal East 1' });
  await sealing.getByLabel(/^Why is it sealed/).fill('The inspector is called');
  await sealing.getByRole('button', { name: 'Seal the lift' }).click();
  await page.getByRole('link', { name: 'East 1: remove the seal' }).click();

  await settled(page, 'East 1');
  await expect(page.getByText('The lift must not go back into service')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove the seal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the seal' });
  await dialog.getByLabel(/^Number of the permit/).fill('MH/77');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer: A_PDF });
  await expect(dialog.getByText(/^permit\.pdf · /)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove the seal' }).click();
  await expect(page.getByText('East 1 is no longer sealed.')).toBeVisible();
  await expect(page.getByText(/^Permit MH\/77, /)).toBeVisible();

  await page.goto('/alarms');
  await page.getByRole('button', { name: 'Accident register' }).click();
  const asked = page.getByRole('dialog', { name: 'Accident register' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    asked.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^accident-register \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.pdf$/);
  const saved = await readFile(await download.path());
  expect(saved.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(asked).toBeHidden();
});

test('a phone in Hindi: a sealed lift and its alarm without English (R1361, R1363)', async ({
  page,
  person,
  api,
  baseURL,
  context,
}) => {
  const { alarm_id, elevator_id, create } = await anAlarm(api, person);
  await create(`/api/elevators/${elevator_id}/seals/`, { reason: 'निरीक्षक को बुलाया', alarm_id });
  await create('/api/alarms/test_calls/', { elevator_id });
  await context.addCookies([{ name: 'smart-elevator-language', value: 'hi', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/alarm?alarmId=${alarm_id}`);
  await expect(page.getByText('निरीक्षक को बुलाया')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  expect(await untranslatedText(page)).toEqual([]);
  await page.goto(`/elevator?elevatorId=${elevator_id}`);
  await settled(page);
  await expect(page.getByText('सील', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'परीक्षण कॉल' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  // The summary of the ticket is stored in English.
  expect(await untranslatedText(page)).toEqual(['Passenger trapped']);
});
