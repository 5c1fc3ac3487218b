import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { sha256 } from './aPdf';
import type { AccountFixture, Member } from './AccountFixture';
import { readResponse, type Answer } from './readResponse';
import { request } from 'node:http';

/** Of the C library, as the samples of `docs/operating.md` set them. */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

/** A file that is sent to an elevator; what is left out is as the console sends it. */
export interface Sent {
  content: Buffer;
  file_id?: string;
  name?: string;
  sha256?: string;
}

/** Sends a file. */
export function put(
  url: string,
  token: string,
  { owner_id, content, file_id = randomUUID(), name = 'photo.jpg', ...sent }: Sent & { owner_id: number },
): Promise<Answer> {
  const query = new URLSearchParams({
    owner: 'elevator',
    owner_id: String(owner_id),
    name,
    sha256: sent.sha256 ?? sha256(content),
  });
  const call = request(new URL(`/api/files/${file_id}/?${query}`, url), {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'image/jpeg',
      'content-length': String(content.length),
    },
  });
  call.end(content);
  return readResponse(call);
}

/** Stores an elevator; returns its id. */
export async function anElevatorOf(fixture: AccountFixture, dealer: Member): Promise<number> {
  const customer = await fixture.member(dealer, 'CustomerUser');
  const { status, text } = await fixture.ask('POST', '/api/elevators/add/', {
    token: dealer.access,
    body: {
      user_id: [dealer.id],
      elevator_name: 'Lift 1',
      building_name: 'North Tower',
      elevator_address: '12 Station Road',
      elevator_zip: '400001',
      install_date: '2010-05-01',
      main_start_date: '2026-01-01',
      main_due_date: '2030-12-31',
      main_cycle_days: 30,
      customer_id: customer.id,
    },
  });
  if (status !== 201) throw new Error(`No elevator was stored: ${text}`);
  return (JSON.parse(text) as { elevator_id: number }).elevator_id;
}

/** A photo of 1600 × 1200 pixels with about 300 KB, as the console sends it; `n` makes it another one. */
export async function aPhoto(n: number): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  });
  try {
    const page = await browser.newPage();
    const encoded = await page.evaluate((seed) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1600, 1200];
      const drawing = canvas.getContext('2d');
      if (!drawing) throw new Error('There is no canvas.');
      let chance = seed;
      const next = () => (chance = (chance * 16_807) % 2_147_483_647);
      for (let at = 0; at < 4_000; at += 1) {
        drawing.fillStyle = `hsl(${next() % 360} 60% ${20 + (next() % 60)}%)`;
        drawing.fillRect(next() % 1600, next() % 1200, next() % 90, next() % 90);
      }
      return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
    }, n);
    return Buffer.from(encoded, 'base64');
  } finally {
    await browser.close();
  }
}
