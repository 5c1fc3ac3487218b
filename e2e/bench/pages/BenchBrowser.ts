import { request, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { DEMO, sessionOf, type Person } from '../../console/people';
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

/** A browser that visits the pages of one site. */
export class BenchBrowser {
  private readonly states = new Map<Person, Promise<BrowserContextOptions['storageState']>>();

  constructor(
    private readonly browser: Browser,
    readonly site: ServedSite,
  ) {}

  /** A tab with an empty profile; with the session of a person, unless the page is public. */
  async tab(
    profile: Omit<Profile, 'name'>,
    ready: readonly string[],
    { isPublic = false, person = DEMO }: Pick<MeasuredPage, 'isPublic' | 'person'> = {},
  ): Promise<Page> {
    const storageState = isPublic ? undefined : await this.stateOf(person);
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
  async visit(profile: Profile, measured: MeasuredPage, visits: Visits, again = true) {
    const { path, ready } = measured;
    const page = await this.tab(profile, ready, measured);
    await page.goto(path, { waitUntil: 'commit' });
    visits.first.push(await costOf(page));
    if (again) {
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'commit' });
      visits.again.push(await costOf(page));
    }
    await page.context().close();
  }

  private stateOf(person: Person): Promise<BrowserContextOptions['storageState']> {
    const known = this.states.get(person) ?? this.signedIn(person);
    this.states.set(person, known);
    return known;
  }

  private async signedIn(person: Person): Promise<BrowserContextOptions['storageState']> {
    const api = await request.newContext({ baseURL: this.site.api });
    const kept = await sessionOf(api, person);
    await api.dispose();
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    return { cookies: [], origins: [{ origin: this.site.url, localStorage }] };
  }
}

/** The median of one part of some visits. */
export const medianOf = (visits: readonly Visit[], part: (visit: Visit) => number): number =>
  median(visits.map(part));
