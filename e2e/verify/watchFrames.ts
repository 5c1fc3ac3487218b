import type { Page } from '@playwright/test';

/** The longest time between two frames of a page while something is done, in milliseconds. */
export async function worstFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen = { worst: 0, isWatched: true };
    Object.assign(window, { boardFrames: seen });
    let last = performance.now();
    const watch = (at: number) => {
      seen.worst = Math.max(seen.worst, at - last);
      last = at;
      if (seen.isWatched) requestAnimationFrame(watch);
    };
    requestAnimationFrame((at) => {
      last = at;
      requestAnimationFrame(watch);
    });
  });
  await act();
  return page.evaluate(() => {
    const { boardFrames: seen } = window as unknown as { boardFrames: { worst: number; isWatched: boolean } };
    seen.isWatched = false;
    return seen.worst;
  });
}

/** Measures each drop from the release of the button to the server's answer, in milliseconds. */
export async function watchDrops(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const drops: number[] = [];
    Object.assign(window, { boardDrops: drops });
    let released = 0;
    window.addEventListener('pointerup', () => (released = performance.now()), { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceResourceTiming && /\/api\/visits\/\d+\/$/.test(entry.name))
          drops.push(entry.responseEnd - released);
    }).observe({ type: 'resource' });
  });
  return () => page.evaluate(() => (window as unknown as { boardDrops: number[] }).boardDrops);
}
