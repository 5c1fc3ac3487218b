import type { Locator } from '@playwright/test';

/** Draws a line on the pad of a signature, `down` CSS px below its upper edge. */
export async function drawStroke(pad: Locator, down = 40): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad.');
  const { mouse } = pad.page();
  await mouse.move(box.x + 40, box.y + down);
  await mouse.down();
  await mouse.move(box.x + 160, box.y + down + 30, { steps: 5 });
  await mouse.up();
}
