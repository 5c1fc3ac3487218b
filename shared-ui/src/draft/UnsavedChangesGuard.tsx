import { useEffect } from 'react';
import { useBlocker, type Path } from 'react-router-dom';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';

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

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <UnsavedChangesDialog
      onStay={() => blocker.reset()}
      onLeave={() => blocker.proceed()}
      onDiscard={() => {
        onDiscard();
        blocker.proceed();
      }}
    />
  );
}
