import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { asksBeforeUnload } from './openDraftForm';

/** A form whose draft is tested. */
export interface DraftForm<View extends { user: UserEvent }> {
  /** Opens the form, and waits until it accepts input. */
  open: () => Promise<View>;
  /** The input, by label. */
  texts: Readonly<Record<string, string>>;
  /** Passwords and passcodes, by label. */
  secrets?: Readonly<Record<string, string>>;
  /** Makes the further choices that a save needs. */
  choose?: () => Promise<void>;
  /** Expects that these choices are restored. */
  chosen?: () => void;
  /** Finds a control by its label, if there are several forms. */
  field?: (label: string) => HTMLElement;
  /** Sets up the network so that the form can be opened and saved. */
  succeeds: () => void;
  /** Sets up the network so that the form can be opened, and saving fails. */
  fails: () => void;
  /** The button that saves. */
  save: string;
  /** The message after saving. */
  saved: string | RegExp;
  /** Goes to another screen. */
  leave: (view: View) => Promise<unknown>;
}

const BACK = 'Unsaved changes restored';
const byLabel = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\*?$`));
const drafts = () => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => /draft/.test(key));

/** The rules of drafts (R246, R247), as tests of one form. */
export function testDraftRules<View extends { user: UserEvent }>(name: string, form: DraftForm<View>): void {
  const { open, texts, secrets = {}, choose, chosen, field = byLabel, succeeds, fails, save, leave } = form;
  const press = (view: View) => view.user.click(screen.getByRole('button', { name: save }));

  /** Fills in each field at once, not key by key. */
  async function fillIn() {
    await choose?.();
    for (const [label, value] of Object.entries({ ...texts, ...secrets }))
      fireEvent.change(field(label), { target: { value } });
    await waitFor(() => expect(drafts()).toHaveLength(1));
  }
  async function openFilledIn() {
    succeeds();
    const view = await open();
    await fillIn();
    return view;
  }
  async function openAgain() {
    cleanup();
    return open();
  }
  async function expectTyped() {
    expect(await screen.findByText(BACK)).toBeVisible();
    for (const [label, text] of Object.entries(texts)) expect(field(label)).toHaveValue(text);
    chosen?.();
  }

  describe(name, () => {
    afterEach(() => {
      localStorage.clear();
      sessionStorage.clear();
    });

    test('input is restored when the form is opened again, with a notice, and can be discarded', async () => {
      await openFilledIn();
      const { user } = await openAgain();
      await expectTyped();
      await user.click(screen.getByRole('button', { name: 'Discard' }));
      expect(screen.queryByText(BACK)).not.toBeInTheDocument();
      // Other fields may be hidden with the field that they depend on.
      const [first = ''] = Object.keys(texts);
      expect(field(first)).not.toHaveValue(texts[first]);
      expect(drafts()).toEqual([]);
    });

    test('after saving there is no draft, and leaving does not ask', async () => {
      const view = await openFilledIn();
      await press(view);
      expect(await screen.findByText(form.saved)).toBeVisible();
      await waitFor(() => expect(drafts()).toEqual([]));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(asksBeforeUnload()).toBe(false);
      await openAgain();
      expect(screen.queryByText(BACK)).not.toBeInTheDocument();
    });

    test('a failed call keeps the input', async () => {
      const view = await openFilledIn();
      fails();
      await press(view);
      expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
      succeeds();
      await openAgain();
      await expectTyped();
    });

    test('leaving with unsaved changes asks, and so does closing the page', async () => {
      const view = await openFilledIn();
      expect(asksBeforeUnload()).toBe(true);
      await leave(view);
      const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
      await view.user.click(asked.getByRole('button', { name: 'Stay' }));
      for (const [label, text] of Object.entries(texts)) expect(field(label)).toHaveValue(text);
    });

    if (Object.keys(secrets).length === 0) return;
    test('a password or a passcode is never stored', async () => {
      await openFilledIn();
      const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
      for (const secret of Object.values(secrets)) expect(kept).not.toContain(secret);
      await openAgain();
      for (const label of Object.keys(secrets)) expect(field(label)).toHaveValue('');
    });
  });
}
