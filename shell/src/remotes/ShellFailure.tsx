import { useEffect } from 'react';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { MAIN_ID } from '@smart-elevator/shared-ui/navigation/SkipLink';
import { t } from '@smart-elevator/shared-ui/language/t';
import { reloadIfReplaced } from './reloadIfReplaced';

/** The shell's own files could not be had: nothing but the page itself can be tried again. */
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
