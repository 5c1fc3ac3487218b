import { findLoadedControl } from '@smart-elevator/shared-ui/testing/findLoadedControl';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The control of a filter itself, not the placeholder that is shown until the list is loaded. */
export const filterControl = (label: string): Promise<HTMLElement> =>
  findLoadedControl(() => screen.getByRole('combobox', { name: label }));

/** Sets a filter of the list, as the dealer does. */
export async function chooseFilter(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await filterControl(label));
  await user.click(await screen.findByTitle(option));
}
