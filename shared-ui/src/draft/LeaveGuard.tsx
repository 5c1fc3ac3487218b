import { useEffect } from 'react';
import { useBlocker, type Path } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  isUnsaved: () => boolean;
  /** Whether the form is still open at another address, so that going there is no leaving. */
  staysAt?: ((next: Path) => boolean) | undefined;
  /** Forgets what was typed. */
  onDiscard: () => void;
}

/** Asks before a form with unsaved changes is left: by a link or Back, and by closing or reloading the page. */
export function LeaveGuard({ isUnsaved, staysAt, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isUnsaved() && (here.pathname !== next.pathname || here.search !== next.search) && !staysAt?.(next),
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
    <LeaveDialog
      onStay={() => blocker.reset()}
      onLeave={() => blocker.proceed()}
      onDiscard={() => {
        onDiscard();
        blocker.proceed();
      }}
    />
  );
}
