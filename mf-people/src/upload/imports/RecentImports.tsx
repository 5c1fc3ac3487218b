import { Suspense, useState } from 'react';
import { lazyPart } from '@smart-elevator/shared-ui/feedback/lazyPart';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { messages } from '../../messages';
import styles from '../UploadPanel.module.css';

const ImportList = lazyPart(async () => (await import('./ImportList')).default);

/** The recent imports, collapsed by default, and only fetched when they are opened. */
export function RecentImports() {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.guide}
      data-screen-only=""
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{messages.upload.imports.title}</summary>
      {open ? (
        <Suspense fallback={<Skeleton rows={5} shape="table" />}>
          <ImportList />
        </Suspense>
      ) : null}
    </details>
  );
}
