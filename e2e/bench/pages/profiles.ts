import type { Page } from '@playwright/test';

/** The speed of a machine and of its connection. */
export interface Profile {
  /** As figures are named: 'Home, phone · usable'; the plain machine has no name. */
  name: '' | 'phone';
  /** How many times slower the processor is. */
  slower: number;
  line?: Line;
}

/** Chromium's throttling: milliseconds added to each request, and bits per second. */
export interface Line {
  latency: number;
  down?: number;
  up?: number;
}

export const MACHINE: Profile = { name: '', slower: 1 };
export const PHONE: Profile = {
  name: 'phone',
  slower: 4,
  line: { latency: 150, down: 1_600_000, up: 750_000 },
};

/** Makes a tab as slow as the profile. */
export async function throttle(page: Page, { slower, line }: Omit<Profile, 'name'>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (!line) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down === undefined ? -1 : line.down / 8,
    uploadThroughput: line.up === undefined ? -1 : line.up / 8,
  });
}
