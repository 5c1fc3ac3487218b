import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { elevatorFixture } from '../console/elevatorFixture';
import { signInOnPhone } from '../console/signInOnPhone';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer', hasTouch: true, viewport: { width: 360, height: 780 } });

/** A photo of a label, held at an angle, on a grey wall; JPEG. */
async function photoOfLabel(page: Page, text: string): Promise<Buffer> {
  const address = await page.evaluate((modules) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1280;
    canvas.height = 960;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser draws no pictures.');
    context.fillStyle = '#8a8a84';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.translate(640, 480);
    context.rotate(0.2);
    const size = 11;
    const half = (modules.length * size) / 2;
    context.fillStyle = '#f4f2ea';
    context.fillRect(-half - 50, -half - 50, 2 * half + 100, 2 * half + 100);
    context.fillStyle = '#23201c';
    modules.forEach((row, y) =>
      row.forEach(
        (dark, x) => dark && context.fillRect(x * size - half, y * size - half, size + 0.5, size + 0.5),
      ),
    );
    return canvas.toDataURL('image/jpeg', 0.7);
  }, encode(text).data);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('a label is read where the browser has no detector, with a reader that is loaded then and from us alone (R1401)', async ({
  page,
  api,
  person,
}) => {
  const { elevator, technician, makeTicket } = await elevatorFixture(api, person);
  // The lift of a ticket is one that they serve.
  await makeTicket();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
  await signInOnPhone(page, technician.username, person.password);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'My Lifts' }).click();
  // The page of the sign-in may not run the reader: this one is loaded again.
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation')[0]?.name.endsWith('/my_work/lifts'),
  );
  const button = page.getByRole('button', { name: 'Scan the QR code of a lift' });
  const { origin } = new URL(page.url());
  const take = async (text: string) => {
    const buffer = await photoOfLabel(page, text);
    const chosen = page.waitForEvent('filechooser');
    await button.click();
    await (await chosen).setFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer });
  };
  await expect(button).toBeVisible();
  expect(asked.filter((address) => /\.wasm/.test(address))).toEqual([]);
  await take('upi://pay?pa=a@b');
  await expect(page.getByText('There is no code of a lift in the picture.')).toBeVisible();
  await take(`${origin}/elevator?elevatorId=${elevator.elevator_id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'East 1' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/my_work/lift');
  expect(asked.filter((address) => /\.wasm/.test(address))).toHaveLength(1);
  expect(asked.filter((address) => !address.startsWith(origin) && !/^(blob|data):/.test(address))).toEqual(
    [],
  );
});
