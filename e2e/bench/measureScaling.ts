import type { APIRequestContext, Browser } from '@playwright/test';
import type { ClientConfig } from 'pg';
import { registerDealer, sessionOf } from '../console/people';
import { settled } from '../console/screens';
import { queryDatabase } from '../console/queryDatabase';
import { recordFigure } from './figures';
import { median } from './median';
import { rounded } from './rounded';
import { ROUNDS } from './rounds';
import { timeToPaint, type PageAction } from './timeToPaint';

/** A repeated action on the screen `from`. */
export interface Measure {
  name: string;
  from: string;
  title: RegExp;
  actions: readonly PageAction[];
  /** Whether each act leaves the screen, so that the next one starts there again. */
  goBack?: boolean;
}

interface Comparison {
  /** How many each dealer has, the fewest first. */
  sizes: readonly number[];
  /** The name of the rows: 'tickets'. */
  of: string;
  /** A text that is in every row, and nowhere else. */
  mark: string;
  fill: (database: ClientConfig, dealerId: number, many: number) => Promise<void>;
  measures: readonly Measure[];
}

/** The greatest ratio of the times of the most and the fewest rows: a list must not slow down as it grows. */
export const MAX_RATIO = 1.3;

/**
 * Measures the same actions for dealers of several sizes in one database, and records the medians. Returns the time with the
 * most rows as a multiple of the time with the fewest, by the name of the measure.
 */
export async function measureScaling(
  { browser, api, baseURL = '' }: { browser: Browser; api: APIRequestContext; baseURL: string | undefined },
  { sizes, of, mark, fill, measures }: Comparison,
): Promise<Record<string, number>> {
  const ratios: Record<string, number> = {};
  const pages = await Promise.all(
    sizes.map(async (many) => {
      const person = await registerDealer(api);
      const [dealer] = await queryDatabase<{ dealer_id: number }>(
        'select dealer_id from users where username = $1',
        [person.username],
      );
      const began = performance.now();
      await fill(JSON.parse(process.env['CONSOLE_DATABASE'] ?? '{}'), dealer?.dealer_id ?? 0, many);
      const seconds = Math.round((performance.now() - began) / 1000);
      recordFigure(`${many.toLocaleString('en')} ${of} · stored in`, seconds, 's');
      const kept = Object.entries(await sessionOf(api, person));
      const localStorage = kept.map(([name, value]) => ({ name, value }));
      const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage }] };
      const context = await browser.newContext({ baseURL, storageState });
      return { many, page: await context.newPage(), times: new Map<string, number[]>() };
    }),
  );
  for (const { name, from, title, actions, goBack = false } of measures) {
    // The first round is a warm-up: it loads the code, but not the measured rows.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { page } of pages) {
        await page.goto(from);
        await settled(page, title);
      }
      for (const action of actions) {
        // One after the other, so that other load on the machine affects all of them alike.
        for (const { page, times } of pages) {
          const time = await timeToPaint(page, action, mark);
          if (round > 0) times.set(name, [...(times.get(name) ?? []), time]);
          if (!goBack) continue;
          await page.goBack();
          await settled(page, title);
        }
      }
    }
    const medians = pages.map(({ times }) => median(times.get(name) ?? []));
    pages.forEach(({ many }, which) =>
      recordFigure(`${many.toLocaleString('en')} ${of} · ${name}`, Math.round(medians[which] ?? 0), 'ms'),
    );
    const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
    recordFigure(`most to fewest ${of} · ${name}`, rounded(ratio, 2), 'x');
    ratios[name] = ratio;
  }
  return ratios;
}
