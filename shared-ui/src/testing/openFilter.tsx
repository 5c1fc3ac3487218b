import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findLoadedControl } from './findLoadedControl';

/** The chip of a filter above a list; null for a control that is no filter. */
export const filterChip = (label: string): HTMLElement | null => {
  const bar = screen.queryByRole('search');
  return bar && within(bar).queryByRole('button', { name: new RegExp(`^${label}(:|$)`) });
};

/** Opens the chip of a filter, unless it is open. */
export async function openFilter(user: UserEvent, label: string): Promise<void> {
  const chip = filterChip(label);
  if (chip?.getAttribute('aria-expanded') === 'false') await user.click(chip);
}

/** A select, in the opened chip of its filter. */
export async function filterControl(user: UserEvent, label: string): Promise<HTMLElement> {
  await openFilter(user, label);
  return findLoadedControl(() => screen.getByRole('combobox', { name: label }));
}

/** Chooses in a select, such as that of a filter, as the dealer does. */
export async function chooseFilter(user: UserEvent, label: string, option: string): Promise<void> {
  const control = await filterControl(user, label);
  if (control.getAttribute('aria-expanded') !== 'true') await user.click(control);
  await user.click(await screen.findByTitle(option));
}
