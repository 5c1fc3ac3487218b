import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Path } from 'react-router-dom';
import { RouteGuard } from './RouteGuard';

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
  // Only routers that know all their routes can hold a navigation back.
  const canHold = useContext(DataRouterContext) !== null;

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return canHold ? <RouteGuard isUnsaved={isUnsaved} staysAt={staysAt} onDiscard={onDiscard} /> : null;
}
