import { createHash, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { aPng } from '@smart-elevator/shared-api/testing/aPicture';
import { drawStroke } from '../console/drawStroke';
import { elevatorFixture } from '../console/elevatorFixture';
import type { Person } from '../console/people';
import { signInOnPhone } from '../console/signInOnPhone';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer', hasTouch: true, viewport: { width: 360, height: 780 } });

/** A technician with a visit of today at one lift. */
async function visitOfToday(api: APIRequestContext, person: Person) {
  const { elevator, technician, headers, visitToday } = await elevatorFixture(api, person);
  const visit_id = await visitToday();
  const read = async () => (await api.get(`/api/visits/${visit_id}/`, { headers })).json();
  return { ...elevator, technician: { ...technician, password: person.password }, headers, visit_id, read };
}

test('the place is shared with one visit, and the signature is what is left of its strokes (R1441, R1442)', async ({
  page,
  context,
  api,
  person,
  baseURL,
}) => {
  const { technician, headers, visit_id, read } = await visitOfToday(api, person);
  await context.grantPermissions(['geolocation'], { origin: baseURL ?? '' });
  await context.setGeolocation({ latitude: 12.97162, longitude: 77.59458, accuracy: 8 });
  await signInOnPhone(page, technician.username, technician.password);
  await page.getByRole('link', { name: 'Copper Ridge' }).click();
  const share = page.getByRole('switch', { name: 'Share my place with this visit' });
  await expect(share).not.toBeChecked();
  // The page of the sign-in may not ask for the place: this one is loaded again, and has it on.
  await Promise.all([page.waitForEvent('load'), share.check()]);
  await expect(share).toBeChecked();
  await page.getByRole('button', { name: 'On the way' }).click();
  const history = async () => (await api.get(`/api/visits/${visit_id}/history/`, { headers })).json();
  const places = async () => (await history()).results.map(({ place }: { place: object | null }) => place);
  const here = { latitude: 12.9716, longitude: 77.5946, accuracy: 8 };
  await expect.poll(places).toContainEqual(here);
  await page.getByRole('button', { name: 'Arrived' }).click();

  const pad = page.getByRole('img', { name: 'Signature of the customer' });
  for (const down of [40, 70, 100]) await drawStroke(pad, down);
  await page.getByRole('button', { name: 'Undo the last stroke' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('This visit is done.')).toBeVisible();
  await expect.poll(async () => (await read()).state).toBe('Done');
  const { signature } = await read();
  expect(signature.strokes).toHaveLength(2);
  const left = await page.evaluate((id) => {
    const names = Object.keys(localStorage).filter((name) => name.includes('place'));
    return names.filter((name) => name.endsWith(`/${id}`));
  }, visit_id);
  expect(left).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('a document that is to be taken along opens from the phone, without a network too (R1443)', async ({
    page,
    context,
    api,
    person,
  }) => {
    const { technician, elevator_id, headers } = await visitOfToday(api, person);
    const content = aPng(40, 30);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file_id = randomUUID();
    const query = `owner=elevator&owner_id=${elevator_id}&name=Wiring.png&sha256=${sha256}`;
    const type = { ...headers, 'content-type': 'image/png' };
    const stored = await api.put(`/api/files/${file_id}/?${query}`, { headers: type, data: content });
    expect(stored.ok(), await stored.text()).toBe(true);
    await api.patch(`/api/files/${file_id}/`, { headers, data: { take_along: true } });

    await signInOnPhone(page, technician.username, technician.password);
    await page.getByRole('link', { name: 'Copper Ridge' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Copper Ridge' })).toBeVisible();
    // Reading ahead begins when the network is back, as after the screen has rested.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const taken = page
      .getByRole('region', { name: 'To take along' })
      .getByRole('button', { name: 'Wiring.png' });
    await expect(taken).toBeVisible();
    await context.setOffline(true);
    await taken.click();
    const opened = page.getByRole('dialog', { name: 'Wiring.png' });
    const picture = opened.getByRole('img', { name: 'Wiring.png' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  });
});
