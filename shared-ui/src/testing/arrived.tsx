import { waitFor } from '@testing-library/react';

/** What `find` finds, once it is the control itself and not what stands in its place until the page is settled. */
export async function arrived(find: () => HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(find()).not.toHaveAttribute('data-stand-in'));
  return find();
}
