import { waitFor } from '@testing-library/react';

/** What `find` finds, once it is the control itself and no longer its placeholder. */
export async function findLoadedControl(find: () => HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(find()).not.toHaveAttribute('data-placeholder'));
  return find();
}
