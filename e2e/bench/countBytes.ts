import type { Page } from '@playwright/test';

/** What came over the wire since the count began: bytes as they travelled (headers included), and answers. */
export interface Traffic {
  bytes: number;
  requests: number;
}

/** Begins to count what a page fetches; the function that comes back says what it was so far. */
export async function countBytes(page: Page): Promise<() => Traffic> {
  const traffic: Traffic = { bytes: 0, requests: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    traffic.requests += 1;
  });
  return () => ({ ...traffic });
}
