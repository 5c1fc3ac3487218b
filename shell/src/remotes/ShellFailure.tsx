import { useEffect } from 'react';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { MAIN_ID } from '@smart-elevator/shared-ui/navigation/SkipLink';
import { t } from '@smart-elevator/shared-ui/language/t';
import { reloadIfReplaced } from './reloadIfReplaced';

/** Shown if the shell's own files could not be loaded: only a reload of the page can help. */
export function ShellFailure() {
  useEffect(() => void reloadIfReplaced(undefined), []);
  return (
    <main id={MAIN_ID}>
      <ErrorState
        title={t('This page could not be loaded.')}
        hint={t('The connection may be broken, or the console was updated meanwhile. Please try again.')}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
