import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Person } from '../console/people';
import { drawStroke } from '../console/drawStroke';
import { signIn } from '../console/signIn';
import type { PhoneFixture, PlannedVisit } from './PhoneFixture';
import { aSmallPhoto } from './aSmallPhoto';
import { sha256 } from './aPdf';
import { countKept, nameOf, tellWhatIsKept, type Kept } from './keptItems';

export const COMMENT = 'The belt is worn';
export const PARTS = 'One door belt';
/** Of the steps of a visit, from 0 on. */
const PARTS_STEP = 9;
const DONE_STEP = 11;

/** A technician at the phone: the steps of a visit, each of which ends when the screen shows that it is kept. */
export class TechnicianPhone {
  /** In the order in which the phone has stored them. */
  readonly kept: Kept[] = [];
  /** SHA-256 of the chosen photos, by the visit. */
  readonly photos = new Map<number, string[]>();
  private made = 0;
  page!: Page;

  constructor(
    private readonly fixture: PhoneFixture,
    /** Makes other photos. */
    private readonly seed: number,
    private readonly url = fixture.line.url,
  ) {}

  /** Uses a browser from now on, which tells each item that it has stored. */
  async use(context: BrowserContext): Promise<this> {
    await context.exposeBinding('tellKept', (_, item: Kept) => void this.kept.push(item));
    await context.addInitScript(tellWhatIsKept);
    this.page = context.pages()[0] ?? (await context.newPage());
    return this;
  }

  /** A technician who has signed in and opened a visit, and what the server has of it; `url` is another line than that of the fixture. */
  static async at(fixture: PhoneFixture, context: BrowserContext, url?: string) {
    const phone = await new TechnicianPhone(fixture, 3, url).use(context);
    await phone.signIn();
    const visit = await fixture.planVisit();
    await phone.openWithTicket(visit);
    return { phone, visit, states: async () => (await fixture.effectsOf(visit)).states };
  }

  /** Runs the steps of a visit from one on, up to another one. */
  async run(visit: PlannedVisit, from: number, to = Infinity): Promise<void> {
    for (const step of this.stepsOf(visit).slice(from, to)) await step.run();
  }

  /** What the browser says when the network is back. */
  hurry(): Promise<void> {
    return this.page.evaluate(() => void window.dispatchEvent(new Event('online')));
  }

  /** Presses Logout, which may ask. */
  async signOut(): Promise<void> {
    await this.page.getByRole('link', { name: 'Profile' }).click();
    await this.page.getByRole('button', { name: 'Logout' }).click();
  }

  async signIn({ username, password }: Person = this.fixture.technician): Promise<void> {
    await this.page.goto(`${this.url}/login`);
    await signIn(this.page, { username, password });
    // At My Work, or where the session has ended.
    await expect(this.page.getByRole('link', { name: 'Profile' })).toBeVisible();
  }

  /** Loads the page of a visit, with a network. */
  async open({ visit_id }: PlannedVisit): Promise<void> {
    await this.page.goto(`${this.url}/my_work/visit?visitId=${visit_id}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Copper Ridge' })).toBeVisible();
    await expect(this.page.getByText('Door gap')).toBeVisible();
  }

  /** Loads it in a browser that was killed: what it stored in the seconds before, such as a session, may be gone. */
  async openAgain(visit: PlannedVisit): Promise<void> {
    await this.page.goto(`${this.url}/my_work/visit?visitId=${visit.visit_id}`);
    const login = this.page.getByRole('button', { name: 'Login' });
    await expect(login.or(this.page.getByText('Door gap'))).toBeVisible();
    if (await login.isVisible()) await this.signIn();
    await this.open(visit);
  }

  /** Loads the page of a visit and looks at its ticket, so that both are there without a network. */
  async openWithTicket(visit: PlannedVisit): Promise<void> {
    await this.open(visit);
    await this.lookAtTicket(visit);
  }

  /** Looks at the ticket of the open visit, and comes back. */
  async lookAtTicket(visit: PlannedVisit): Promise<void> {
    await this.toTicket(visit);
    await expect(this.page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
    await expect(this.page.getByText('No comments yet')).toBeVisible();
    await this.toVisit(visit);
  }

  /** The visit from On the way to Done, as twelve steps. */
  stepsOf(visit: PlannedVisit): readonly { name: string; sends: boolean; run: () => Promise<void> }[] {
    const step = (name: string, run: () => Promise<void>, sends = true) => ({ name, sends, run });
    return [
      step('On the way', async () => {
        await this.page.getByRole('button', { name: 'On the way' }).click();
        await expect(this.page.getByRole('button', { name: 'Arrived' })).toBeVisible();
      }),
      step('Arrived', async () => {
        await this.page.getByRole('button', { name: 'Arrived' }).click();
        await expect(this.page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
      }),
      step('the first answer', () => this.check('Pit is dry', '1 of 3 answered')),
      step('a value', async () => {
        await this.page.getByRole('textbox', { name: 'Door gap' }).fill('4');
        await this.page.getByRole('textbox', { name: 'Door gap' }).press('Enter');
        await expect(this.page.getByText('2 of 3 answered')).toBeVisible();
      }),
      step('the last answer', () => this.check('Car lights', '3 of 3 answered')),
      step('the first photo', () => this.photo(visit, 1)),
      step('the second photo', () => this.photo(visit, 2)),
      step('a comment', async () => {
        await this.toTicket(visit);
        await this.page.getByRole('textbox', { name: 'Write a comment' }).fill(COMMENT);
        await this.page.getByRole('button', { name: 'Add the comment' }).click();
        await expect(this.page.getByRole('listitem').filter({ hasText: COMMENT })).toBeVisible();
      }),
      step('the status of the ticket', async () => {
        await this.toTicket(visit);
        await this.page.getByRole('radio', { name: 'InProgress' }).click();
        await expect(this.page.getByRole('radio', { name: 'InProgress' })).toBeChecked();
      }),
      step('the parts', () => this.parts(visit), false),
      step('the signature', () => this.sign(visit), false),
      step('Done', async () => {
        await this.toVisit(visit);
        await this.page.getByRole('button', { name: 'Done', exact: true }).click();
        await expect(this.page.getByText('This visit is done.')).toBeVisible();
      }),
    ];
  }

  private async check(item: string, progress: string): Promise<void> {
    const choices = this.page.getByRole('radiogroup', { name: item });
    await choices.getByRole('radio', { name: 'OK', exact: true }).click();
    await expect(this.page.getByText(progress)).toBeVisible();
  }

  /** Chooses another photo for the item that needs one; returns its SHA-256. */
  async choosePhoto(): Promise<string> {
    const content = aSmallPhoto(this.seed * 1_000 + (this.made += 1));
    const chosen = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Add a photo: Car lights' }).click();
    const name = `photo ${this.made}.png`;
    await (await chosen).setFiles({ name, mimeType: 'image/png', buffer: content });
    return sha256(content);
  }

  /** Takes another photo; the screen then counts so many. One that is refused does not count. */
  async photo({ visit_id }: PlannedVisit, count: number): Promise<void> {
    const hash = await this.choosePhoto();
    this.photos.set(visit_id, [...(this.photos.get(visit_id) ?? []), hash]);
    if (count === 0) return;
    await expect(this.page.getByText(count === 1 ? '1 photo' : `${count} photos`)).toBeVisible();
  }

  async parts(visit: PlannedVisit): Promise<void> {
    await this.toVisit(visit);
    await this.page.getByRole('textbox', { name: 'Parts used' }).fill(PARTS);
  }

  async sign(visit: PlannedVisit): Promise<void> {
    await this.toVisit(visit);
    const { page } = this;
    const pad = page.getByRole('img', { name: 'Signature of the customer' });
    const signed = page.getByRole('button', { name: 'Clear the signature' });
    // The pad is drawn before it can be written on.
    await expect(async () => {
      await drawStroke(pad);
      await expect(signed).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  async toTicket({ ticket_key, ticket_id }: PlannedVisit): Promise<void> {
    if (this.page.url().endsWith(`ticketId=${ticket_id}`)) return;
    await this.page.getByRole('link', { name: new RegExp(ticket_key) }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: ticket_key })).toBeVisible();
  }

  async toVisit({ visit_id }: PlannedVisit): Promise<void> {
    if (this.page.url().endsWith(`visitId=${visit_id}`)) return;
    await this.page.evaluate(() => window.history.back());
    await expect(this.page.getByText('Door gap')).toBeVisible();
  }

  /** After the browser was killed: what was typed in the last seconds may be gone, since browsers write it to the disk later. */
  async typeAgain(visit: PlannedVisit, step: number): Promise<void> {
    if (step < PARTS_STEP || step === DONE_STEP) return;
    await this.parts(visit);
    if (step > PARTS_STEP) await this.sign(visit);
  }

  /** What is on top of every screen while something is unsent. */
  get strip(): Locator {
    return this.page.getByRole('link', { name: /unsent since/ });
  }

  /** Waits until the phone holds nothing any more, and says so. */
  async sent(timeout = 30_000): Promise<void> {
    await expect.poll(() => this.page.evaluate(countKept), { timeout }).toBe(0);
    await expect(this.strip).toHaveCount(0);
  }

  /** The server has each effect of the visit once, in the phone's order, and the photos as they were stored. */
  async expectWhole(visit: PlannedVisit): Promise<void> {
    const { visit_id, ticket_id } = visit;
    const photos = [...(this.photos.get(visit_id) ?? [])].toSorted();
    const effects = await this.fixture.effectsOf(visit);
    const ofVisit = this.kept.filter(({ subject }) => subject === `visit:${visit_id}`);
    const ofTicket = this.kept.filter(({ subject }) => subject === `ticket:${ticket_id}`);
    const storedAs = (isOfItem: boolean) =>
      ofVisit
        .filter(({ kind, fields }) => kind === 'file' && (fields.item !== undefined) === isOfItem)
        .map(({ stored }) => stored)
        .toSorted();
    expect(effects).toEqual({
      states: ['OnTheWay', 'AtWork', 'Done'],
      parts_used: PARTS,
      answers: ['Pit is dry Ok', 'Door gap Ok 4', 'Car lights Ok'],
      comments: [COMMENT],
      status: 'InProgress',
      photos,
      others: storedAs(false),
    });
    expect(storedAs(true)).toEqual(photos);
    expect(effects.others).toHaveLength(1);
    for (const items of [ofVisit, ofTicket]) {
      const inOrder = items.toSorted((a, b) => a.sequence - b.sequence).map(nameOf);
      expect(await this.fixture.orderOf(inOrder, visit)).toEqual(inOrder);
    }
  }
}
