import type { Page } from '@playwright/test';
import { aPng } from '@smart-elevator/shared-api/testing/aPicture';
import { overflows, setWindow } from '../console/overflows';
import { expect, test, type Journey } from '../console/test';
import { visitFixture } from '../console/visitFixture';

const ITEM = { unit: '', lower: null, upper: null, required: true, photo_required: false };
const ITEMS = [
  { ...ITEM, place: 'Pit', text: 'Pit is dry', answer: 'check' },
  { ...ITEM, place: 'Landings', text: 'Door gap', answer: 'value', unit: 'mm', lower: 2, upper: 6 },
  { ...ITEM, place: 'MachineRoom', text: 'Ropes', answer: 'check', photo_required: true },
];

// Refusals are part of them.
test.use({ as: 'new dealer', expectedErrors: [/400 \(Bad Request\)/] });

/** Opens a visit that has begun, with these items. */
async function openVisit(page: Page, { api, person }: Pick<Journey, 'api' | 'person'>) {
  const { headers, visit, elevator_id } = await visitFixture(api, person);
  const kind = await api.put('/api/visits/checklists/Other/', {
    headers,
    data: { version: 0, items: ITEMS },
  });
  expect(kind.status(), await kind.text()).toBe(200);
  const begun = { version: visit.version, state: 'AtWork' };
  await api.post(`/api/visits/${visit.visit_id}/state/`, { headers, data: begun });
  await page.goto(`/visit?visitId=${visit.visit_id}`);
  return elevator_id;
}

test('a checklist is answered by keys: a value beyond its limits proposes a ticket, Done is refused without a photo, and the report counts (R1254, R1255, R1257, R1261, R1336)', async ({
  page,
  api,
  person,
}) => {
  const elevator_id = await openVisit(page, { api, person });
  const main = page.getByRole('main');
  const gap = main.getByRole('textbox', { name: 'Door gap' });
  await gap.focus();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(main.getByText('1 of 3 answered')).toBeVisible();
  const ticket = main.getByRole('link', { name: 'Create a ticket: Door gap' });
  await expect(ticket).toBeVisible();

  const finish = async () => {
    await page.getByRole('button', { name: 'Done', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What was done at each elevator?' });
    await dialog.getByRole('button', { name: 'Done', exact: true }).press('Enter');
  };
  await finish();
  const ok = (item: string) =>
    main.getByRole('radiogroup', { name: item }).getByRole('radio', { name: 'OK', exact: true });
  await expect(ok('Pit is dry')).toBeFocused();
  await page.keyboard.press('Space');
  await ok('Ropes').focus();
  await page.keyboard.press('Space');
  await expect(main.getByText('3 of 3 answered')).toBeVisible();
  await finish();
  await expect(main.getByRole('button', { name: 'Add a photo: Ropes' })).toBeVisible();
  await expect(main.getByText('Missing · Photo required')).toBeVisible();
  const photo = main.locator('input[type=file]:not([multiple])').last();
  await photo.setInputFiles({ name: 'ropes.png', mimeType: 'image/png', buffer: aPng(64, 48) });
  await expect(main.getByRole('list', { name: 'Photos: Ropes' }).getByRole('button')).toHaveCount(1);

  await ticket.press('Enter');
  await expect(page.getByLabel('Summary')).toHaveValue('Door gap');
  await page.goBack();
  await finish();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(main.getByText('Maintained')).toBeVisible();
  await page.goto(`/view_amc_report?elevatorId=${elevator_id}`);
  await expect(main.getByText('2 OK, 1 not OK')).toBeVisible();
});

test(
  'in Hindi on a phone a checklist fits, and what is missing is marked (R1255, R1336)',
  { tag: '@slow' },
  async ({ page, context, api, person, baseURL }) => {
    await context.addCookies([{ name: 'smart-elevator-language', value: 'hi', url: baseURL ?? '' }]);
    await setWindow(page, { width: 360, height: 780, deviceScaleFactor: 1 });
    await openVisit(page, { api, person });
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Door gap' }).fill('९');
    await main.getByRole('textbox', { name: 'Door gap' }).press('Enter');
    await expect(main.getByText('3 में से 1 के उत्तर दिए गए')).toBeVisible();
    await expect.poll(() => overflows(page)).toEqual([]);
    await page.getByRole('button', { name: 'पूरा हुआ', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => overflows(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'पूरा हुआ', exact: true }).click();
    await expect(
      main.getByRole('radiogroup', { name: 'Pit is dry' }).getByRole('radio').first(),
    ).toBeFocused();
    await expect.poll(() => overflows(page)).toEqual([]);
  },
);
