import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { overflows, setWindow } from '../console/overflows';
import { queryDatabase } from '../console/queryDatabase';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { A_PDF } from '../verify/aPdf';

test.use({ as: 'demo' });

/** A ticket and an elevator of the demonstration without files. */
async function aTicketOf(label: string): Promise<{ ticket_key: string; elevator_id: number }> {
  const [found] = await queryDatabase<{ ticket_key: string; elevator_id: number }>(
    `select t.ticket_key, t.elevator_id::int from tickets t
     where t.dealer_id = (select user_id from users where username = 'demo_dealer') and t.deleted_at is null
       and not exists (select from files f where f.dealer_id = t.dealer_id and f.ticket_id = t.ticket_id)
     order by md5(t.ticket_id::text || '${label}') limit 1`,
  );
  if (!found) throw new Error('The demonstration has no tickets.');
  return found;
}

/** A photo as a phone makes it: 2400 × 1600 pixels that are turned by a quarter, with a time and a place. */
async function aPhoto(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1600];
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('There is no canvas.');
    drawing.fillStyle = 'teal';
    drawing.fillRect(0, 0, 2400, 1600);
    drawing.fillStyle = 'orange';
    drawing.fillRect(0, 0, 600, 400);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  const plain = Buffer.from(encoded, 'base64');
  return Buffer.concat([plain.subarray(0, 2), exif(), plain.subarray(2)]);
}

/** An EXIF segment: turned by a quarter, taken on 20 November 2026 at 10:00 in India, with a place. */
function exif(): Buffer {
  const tiff = Buffer.alloc(200);
  tiff.write('II*\0');
  tiff.writeUInt32LE(8, 4);
  const entry = (at: number, [tag, type, count, value]: [number, number, number, number]) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  tiff.writeUInt16LE(3, 8);
  entry(10, [0x0112, 3, 1, 6]);
  entry(22, [0x8769, 4, 1, 60]);
  entry(34, [0x8825, 4, 1, 150]);
  tiff.writeUInt16LE(2, 60);
  entry(62, [0x9003, 2, 20, 100]);
  entry(74, [0x9011, 2, 7, 130]);
  tiff.write('2026:11:20 10:00:00\0', 100);
  tiff.write('+05:30\0', 130);
  tiff.writeUInt16LE(1, 150);
  entry(152, [0x0001, 2, 2, 'N'.charCodeAt(0)]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const panel = (page: Page) => page.getByRole('region', { name: 'Photos and documents' });

test('a photo and a document on a ticket: upright, without the place, shown, renamed, deleted and restored (R1101)', async ({
  page,
}) => {
  const { ticket_key } = await aTicketOf('photo');
  await page.goto(`/ticket/${ticket_key}`);
  await settled(page, ticket_key);
  const input = panel(page).getByLabel('Add photos or PDFs');
  await input.setInputFiles([
    { name: 'दरवाज़ा 🛗.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(page) },
    { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: A_PDF },
  ]);
  const show = panel(page).getByRole('button', { name: 'Show दरवाज़ा 🛗.jpg' });
  await expect(show).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Save certificate.pdf' })).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText('11/20/2026')).toBeVisible();

  await show.focus();
  await page.keyboard.press('Enter');
  const picture = page.getByRole('dialog').getByRole('img', { name: 'दरवाज़ा 🛗.jpg' });
  await expect(picture).toHaveJSProperty('complete', true);
  const size = await picture.evaluate((image) =>
    image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
  );
  expect(size).toEqual([1067, 1600]);
  const stored = await page.request.get((await picture.getAttribute('src')) ?? '');
  expect((await stored.body()).includes('Exif')).toBe(false);
  await page.keyboard.press('Escape');
  await expect(show).toBeFocused();

  await panel(page).getByRole('button', { name: 'Rename दरवाज़ा 🛗.jpg' }).click();
  await page.getByRole('dialog').getByLabel(/^Name/).fill('Door.jpg');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Show Door.jpg' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Delete Door.jpg' }).click();
  await expect(panel(page).getByRole('button', { name: 'Show Door.jpg' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page).getByRole('button', { name: 'Show Door.jpg' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await panel(page).getByRole('link', { name: 'Download all' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^ticket-\d+\.zip$/);
});

test('files on a phone, on an elevator: nothing is cut off, and axe finds nothing', async ({ page }) => {
  const { elevator_id } = await aTicketOf('elevator');
  await page.goto(`/elevator?elevatorId=${elevator_id}`);
  await settled(page, /./);
  await panel(page)
    .getByLabel('Add photos or PDFs')
    .setInputFiles([
      { name: `${'a long name '.repeat(12)}.jpg`, mimeType: 'image/jpeg', buffer: await aPhoto(page) },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    ]);
  await expect(panel(page).getByText(/^notes.txt was not sent: The file is neither a JPEG/)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /^Show a long name/ })).toBeVisible();
  await setWindow(page, { width: 360, height: 780, deviceScaleFactor: 1 });
  expect(await overflows(page)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('photos go with a comment, and are shown there and among those of the ticket', async ({ page }) => {
  const { ticket_key } = await aTicketOf('comment');
  await page.goto(`/ticket/${ticket_key}`);
  await settled(page, ticket_key);
  await page.getByLabel('New comment').fill('The belt is worn.');
  await page.getByRole('button', { name: 'Add comment' }).click();
  const comment = page.getByRole('listitem').filter({ hasText: 'The belt is worn.' });
  await comment.getByLabel('Add photos or PDFs').setInputFiles({
    name: 'belt.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto(page),
  });
  await expect(comment.getByRole('button', { name: 'Show belt.jpg' })).toBeVisible();
  await expect(panel(page).getByText(/^With a comment by/)).toBeVisible();
});
