import { useEffect } from 'react';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { MAIN_ID } from '@smart-elevator/shared-ui/navigation/SkipLink';
import { say } from '@smart-elevator/shared-ui/language/say';
import { reloadWhenReplaced } from './replaced';

/** The shell's own files could not be had: nothing but the page itself can be tried again. */
export function PageFailure() {
  useEffect(() => void reloadWhenReplaced(undefined), []);
  return (
    <main id={MAIN_ID}>
      <FailureState
        title={say('This page could not be loaded.')}
        hint={say('The connection may be broken, or the console was updated meanwhile. Please try again.')}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
