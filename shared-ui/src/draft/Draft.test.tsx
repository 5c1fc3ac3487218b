import { act, screen, waitFor } from '@testing-library/react';
import type { FormHelpers } from '../form/Form';
import { asksBeforeUnload, openDraftForm, type DraftValues } from '../testing/openDraftForm';
import { readDraft, writeDraft } from './draftStore';

const NOT_KEPT = 'This browser does not store your input. It is lost when the page is reloaded or closed.';
const BACK = 'Unsaved changes restored';
const OURS = { owner: 7, name: 'lift' };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('form input (R246)', () => {
  test('is restored when the form is opened again, with a notice, and can be discarded', async () => {
    const first = openDraftForm();
    await first.user.type(first.field('Name'), 'North');
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
    first.unmount();

    const { user, field } = openDraftForm();
    expect(field('Name')).toHaveValue('North');
    expect(await screen.findByText(BACK)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Name')).toHaveValue('');
    expect(field('Name')).toHaveFocus();
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test('stays until it is saved, however often the form is left', async () => {
    writeDraft(OURS, { at: Date.now(), typed: { name: 'North' }, before: { name: '' } });
    openDraftForm().unmount();
    const { field } = openDraftForm();
    expect(field('Name')).toHaveValue('North');
  });

  test('is removed from the drafts when it is saved', async () => {
    const { user, field, unmount } = openDraftForm({ owner: 7, onSubmit: (_, { saved }) => saved() });
    await user.type(field('Name'), 'North');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(asksBeforeUnload()).toBe(false);
    unmount();
    openDraftForm();
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });

  test('is removed from the drafts when the dealer reverts it', async () => {
    const { user, field } = openDraftForm({ owner: 7, stored: { name: 'North' } });
    await user.type(field('Name'), '!');
    expect(readDraft(OURS)?.typed).toEqual({ name: 'North!' });
    await user.type(field('Name'), '{Backspace}');
    expect(localStorage).toHaveLength(0);
  });

  test('typed during a save that is answered after signing out, which clears local storage, is not stored', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const save = async (_: DraftValues, { saved }: FormHelpers<DraftValues>) => {
      await answered;
      saved();
    };
    const { user, field, unmount } = openDraftForm({ owner: 7, onSubmit: save });
    await user.type(field('Name'), 'North');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(field('Name'), ' 2');
    localStorage.clear();
    unmount();
    await act(async () => answer());
    expect(localStorage).toHaveLength(0);
  });

  test('survives a save that failed', async () => {
    const failing = async (_: DraftValues, { setErrors }: FormHelpers<DraftValues>) =>
      setErrors({ name: 'No.' });
    const { user, field, unmount } = openDraftForm({ owner: 7, onSubmit: failing });
    await user.type(field('Name'), 'North');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('No.');
    unmount();
    expect(openDraftForm().field('Name')).toHaveValue('North');
  });

  test('is never stored if it is a password or a passcode (R247)', async () => {
    const { user, field } = openDraftForm();
    await user.type(field('Name'), 'N');
    await user.type(field('Key'), 'hidden-word');
    await user.type(field('Door'), '123456');
    expect(readDraft(OURS)?.typed).toEqual({ name: 'N' });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/hidden-word|123456/);
  });

  test('is not shown to another user (R247)', async () => {
    const mine = openDraftForm();
    await mine.user.type(mine.field('Name'), 'North');
    mine.unmount();
    const theirs = openDraftForm({ owner: 8 });
    expect(theirs.field('Name')).toHaveValue('');
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });

  test('stays in its tab while signed out', async () => {
    const { user, field, unmount } = openDraftForm({});
    await user.type(field('Name'), 'North');
    expect(localStorage).toHaveLength(0);
    unmount();
    expect(openDraftForm({}).field('Name')).toHaveValue('North');
  });

  test('is not restored after the form was left by signing out, which clears local storage', async () => {
    const { user, field, unmount } = openDraftForm();
    await user.type(field('Name'), 'North');
    localStorage.clear();
    unmount();
    expect(localStorage).toHaveLength(0);
  });
});

describe('an edit form', () => {
  const stored = { name: 'North', note: 'old' };

  test('opens with the typed values and, for the other fields, with the stored values', async () => {
    const { user, field, unmount } = openDraftForm({ owner: 7, stored, version: 3 });
    await user.type(field('Name'), ' 1');
    unmount();
    const again = openDraftForm({ owner: 7, stored: { name: 'North', note: 'new' }, version: 4 });
    expect(again.field('Name')).toHaveValue('North 1');
    expect(again.field('Note')).toHaveValue('new');
  });

  test('keeps the version and the values that the draft started from', async () => {
    const { user, field, unmount } = openDraftForm({ owner: 7, stored, version: 3 });
    await user.type(field('Name'), ' 1');
    unmount();
    const began = jest.fn();
    const later = { name: 'South', note: 'new' };
    openDraftForm({ owner: 7, stored: later, version: 4, onSubmit: (_, helpers) => began(helpers.began()) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(began).toHaveBeenCalledWith({
        version: 3,
        values: { name: 'North', note: 'new', key: '', door_passcode: '' },
      }),
    );
  });

  test('shows no notice when the typed values are stored by now', () => {
    writeDraft(OURS, { at: Date.now(), typed: { name: 'South' }, before: { name: 'North' }, version: 3 });
    openDraftForm({ owner: 7, stored: { name: 'South' }, version: 4 });
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
    expect(asksBeforeUnload()).toBe(false);
  });
});

describe('in local storage', () => {
  test.each([
    ['not JSON', '{"at":'],
    ['a list', '[1]'],
    ['nothing known', '{"at":"now","typed":3}'],
    [
      'another kind of value',
      JSON.stringify({ at: Date.now(), typed: { name: ['x'], gone: 1 }, before: {} }),
    ],
    ['too old', JSON.stringify({ at: Date.now() - 31 * 86_400_000, typed: { name: 'x' }, before: {} })],
  ])('a draft that is %s is ignored', (_, text) => {
    localStorage.setItem('smart-elevator.draft/7/lift', text);
    const { field } = openDraftForm();
    expect(field('Name')).toHaveValue('');
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });

  test('the last write of two tabs wins, completely', async () => {
    const one = openDraftForm();
    await one.user.type(one.field('Name'), 'from here');
    writeDraft(OURS, { at: Date.now(), typed: { note: 'from there' }, before: { note: '' } });
    one.unmount();
    const { field } = openDraftForm();
    expect(field('Name')).toHaveValue('');
    expect(field('Note')).toHaveValue('from there');
  });

  test('opening the form in a second tab does not change the draft of the first', () => {
    writeDraft(OURS, { at: 1_900_000_000_000, typed: { name: 'North' }, before: { name: '' } });
    const before = { ...localStorage };
    openDraftForm();
    expect({ ...localStorage }).toEqual(before);
  });

  test('a full storage gives up its expired drafts, and no others', () => {
    const set = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (Object.keys(this).filter((other) => other !== key).length >= 2) throw new Error('full');
      set.call(this, key, value);
    });
    const draft = (at: number) => ({ at, typed: { name: 'x' }, before: {} });
    const now = Date.now();
    writeDraft({ owner: 7, name: 'recent' }, draft(now - 1000));
    writeDraft({ owner: 7, name: 'expired' }, draft(now - 31 * 86_400_000));
    expect(writeDraft(OURS, draft(now))).toBe(true);
    expect(Object.keys(localStorage)).toEqual([
      'smart-elevator.draft/7/recent',
      'smart-elevator.draft/7/lift',
    ]);
    expect(writeDraft({ owner: 7, name: 'one too many' }, draft(now))).toBe(false);
    expect(Object.keys(localStorage)).toEqual([
      'smart-elevator.draft/7/recent',
      'smart-elevator.draft/7/lift',
    ]);
  });

  test('a draft that cannot be stored says so, and is restored while the page is open (R177)', async () => {
    const { user, field, unmount } = openDraftForm();
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument();
    await user.type(field('Name'), 'North');
    expect(screen.getByText(NOT_KEPT)).toBeVisible();
    unmount();
    const again = openDraftForm();
    expect(again.field('Name')).toHaveValue('North');
    refused.mockRestore();
    await user.type(again.field('Name'), ' 1');
    expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument();
  });
});
