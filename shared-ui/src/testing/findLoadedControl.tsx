import { waitFor } from '@testing-library/react';

/** The result of `find`, once it is the control itself and no longer its placeholder. */
export async function findLoadedControl(find: () => HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(find()).not.toHaveAttribute('data-placeholder'));
  return find();
}
