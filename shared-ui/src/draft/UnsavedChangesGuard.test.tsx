import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FormHelpers } from '../form/Form';
import { asksBeforeUnload, openDraftForm, type DraftValues } from '../testing/openDraftForm';
import { readDraft } from './draftStore';

const OURS = { owner: 7, name: 'lift' };

afterEach(() => localStorage.clear());

describe('leaving a form with unsaved changes', () => {
  const ASKED = 'Leave without saving?';

  async function leaving() {
    const view = openDraftForm();
    await view.user.type(view.field('Name'), 'North');
    await view.user.click(screen.getByRole('link', { name: 'Away' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: ASKED }));
    return { ...view, press: (name: string) => view.user.click(dialog.getByRole('button', { name })) };
  }

  test('asks, and Stay keeps the form with all input', async () => {
    const { press, address, field } = await leaving();
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await press('Stay');
    expect(address()).toBe('/form');
    expect(field('Name')).toHaveValue('North');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('can keep the draft', async () => {
    const { press, address } = await leaving();
    await press('Leave and keep the draft');
    expect(address()).toBe('/elsewhere');
    expect(readDraft(OURS)?.typed).toEqual({ name: 'North' });
  });

  test('can discard the draft', async () => {
    const { press, address } = await leaving();
    await press('Leave and discard');
    expect(address()).toBe('/elsewhere');
    expect(localStorage).toHaveLength(0);
  });

  test('asks on Back too', async () => {
    const { user, router, field, address } = openDraftForm();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/form'));
    await user.type(field('Name'), 'North');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('alertdialog', { name: ASKED })).toBeVisible();
    expect(address()).toBe('/form');
  });

  test('does not ask if the form is also open at the new address', async () => {
    const { field, router, address } = openDraftForm({
      owner: 7,
      staysAt: ({ pathname, search }) => pathname === '/form' && search === '?part=2',
    });
    fireEvent.change(field('Name'), { target: { value: 'North' } });
    await waitFor(() => expect(asksBeforeUnload()).toBe(true));
    await act(() => router.navigate('/form?part=2'));
    expect(address()).toBe('/form?part=2');
    await act(() => router.navigate('/form?part=3'));
    expect(await screen.findByRole('alertdialog', { name: ASKED })).toBeVisible();
    expect(address()).toBe('/form?part=2');
  });

  test('asks before the tab is closed', async () => {
    const { user, field } = openDraftForm();
    expect(asksBeforeUnload()).toBe(false);
    await user.type(field('Name'), 'North');
    expect(asksBeforeUnload()).toBe(true);
  });

  test('does not ask in a page that nobody has touched since it was loaded', async () => {
    const { user, field } = openDraftForm();
    await user.type(field('Name'), 'North');
    const untouched = { isActive: false, hasBeenActive: false };
    Object.defineProperty(navigator, 'userActivation', { value: untouched, configurable: true });
    expect(asksBeforeUnload()).toBe(false);
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(asksBeforeUnload()).toBe(true);
  });

  test('does not ask without input, nor after saving', async () => {
    const saves = async (_: DraftValues, { saved }: FormHelpers<DraftValues>) => saved();
    const { user, field, address, router } = openDraftForm({ owner: 7, onSubmit: saves });
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(address()).toBe('/elsewhere');
    await act(() => router.navigate('/form'));
    await user.type(field('Name'), 'North');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(address()).toBe('/elsewhere');
  });

  test('input during a save is not saved: it is kept, and leaving asks', async () => {
    let answer = () => {};
    const onSubmit = async (_: DraftValues, { saved }: FormHelpers<DraftValues>) => {
      await new Promise<void>((resolve) => void (answer = resolve));
      saved();
    };
    const { user, field } = openDraftForm({ owner: 7, onSubmit });
    await user.type(field('Name'), 'North');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(field('Note'), 'and more');
    await act(async () => answer());
    expect(readDraft(OURS)?.typed).toEqual({ note: 'and more' });
    expect(asksBeforeUnload()).toBe(true);
  });

  test('a redirect by the form itself does not ask, and the draft stays', async () => {
    const onSubmit = (_: DraftValues, { release }: FormHelpers<DraftValues>) => release();
    const { user, field, address, router } = openDraftForm({ owner: 7, onSubmit });
    await user.type(field('Name'), 'North');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await act(() => router.navigate('/elsewhere'));
    expect(address()).toBe('/elsewhere');
    expect(readDraft(OURS)).toBeDefined();
  });
});
