import type { ReactNode } from 'react';
import { MAIN_ID } from '@smart-elevator/shared-ui/navigation/SkipLink';
import { TopBar } from '@smart-elevator/shared-ui/navigation/TopBar';

/** What stands around a public page: the bar without the navigation. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar items={[]} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
