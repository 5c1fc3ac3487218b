import { request, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { DEMO, sessionOf } from '../../console/people';
import { median } from '../median';
import type { ServedSite } from '../sites/servedSite';
import type { MeasuredPage } from './pageList';
import { throttle, type Profile } from './profiles';
import { costOf, watchPage, type Visit } from './watchPage';

/** Visits of one page: the first ones, with an empty profile, and repeated ones. */
export interface Visits {
  first: Visit[];
  again: Visit[];
}

/** A browser that visits the pages of one site, as the demonstration dealer. */
export class BenchBrowser {
  private state: Promise<BrowserContextOptions['storageState']> | undefined;

  constructor(
    private readonly browser: Browser,
    readonly site: ServedSite,
  ) {}

  /** A tab with an empty profile; with the session, unless the page is public. */
  async tab(profile: Omit<Profile, 'name'>, ready: readonly string[], isPublic = false): Promise<Page> {
    const storageState = isPublic ? undefined : await (this.state ??= this.signedIn());
    const context = await this.browser.newContext({
      baseURL: this.site.url,
      ...(storageState ? { storageState } : {}),
    });
    const page = await context.newPage();
    await throttle(page, profile);
    await watchPage(page, ready);
    return page;
  }

  /** One first visit and, if wanted, one more with the same profile. */
  async visit(profile: Profile, { path, ready, isPublic }: MeasuredPage, visits: Visits, again = true) {
    const page = await this.tab(profile, ready, isPublic);
    await page.goto(path, { waitUntil: 'commit' });
    visits.first.push(await costOf(page));
    if (again) {
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'commit' });
      visits.again.push(await costOf(page));
    }
    await page.context().close();
  }

  private async signedIn(): Promise<BrowserContextOptions['storageState']> {
    const api = await request.newContext({ baseURL: this.site.api });
    const kept = await sessionOf(api, DEMO);
    await api.dispose();
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    return { cookies: [], origins: [{ origin: this.site.url, localStorage }] };
  }
}

/** The median of one part of some visits. */
export const medianOf = (visits: readonly Visit[], part: (visit: Visit) => number): number =>
  median(visits.map(part));
