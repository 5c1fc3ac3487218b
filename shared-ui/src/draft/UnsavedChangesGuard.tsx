import { Suspense, useEffect } from 'react';
import { useBlocker, type Path } from 'react-router-dom';
import { lazyPart } from '../feedback/lazyPart';
import { failureMessage } from '../messages';
import { alertFailure } from '../state/alerts';
import type { UnsavedChangesDialogProps } from './UnsavedChangesDialog';

const loadDialog = async () => (await import('./UnsavedChangesDialog')).UnsavedChangesDialog;
const UnsavedChangesDialog = lazyPart(loadDialog, StayWithoutDialog);

interface UnsavedChangesGuardProps {
  /** Called at the moment of leaving. */
  isUnsaved: () => boolean;
  /** Whether the form is also open at another address, so that going there does not leave it. */
  allowsNavigation?: ((next: Path) => boolean) | undefined;
  /** Discards the input. */
  onDiscard: () => void;
}

/** Asks before a form with unsaved changes is left: by a link or Back, and by closing or reloading the page. */
export function UnsavedChangesGuard({ isUnsaved, allowsNavigation, onDiscard }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isUnsaved() &&
      (here.pathname !== next.pathname || here.search !== next.search) &&
      !allowsNavigation?.(next),
  );

  // Fetched before anybody leaves, but not with the forms of sign-in, which have no drafts.
  useEffect(() => void loadDialog().catch(() => undefined), []);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // In a page that nobody has touched since it was loaded, such as one with a restored draft, browsers ask nothing.
      const isTouched = navigator.userActivation?.hasBeenActive ?? true;
      if (isTouched && isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <UnsavedChangesDialog
        onStay={() => blocker.reset()}
        onLeave={() => blocker.proceed()}
        onDiscard={() => {
          onDiscard();
          blocker.proceed();
        }}
      />
    </Suspense>
  );
}

/** The form stays open if the question could not be fetched. */
function StayWithoutDialog({ onStay }: UnsavedChangesDialogProps) {
  useEffect(() => {
    alertFailure(failureMessage('offline'), 'leave a form');
    onStay();
  }, [onStay]);
  return null;
}
