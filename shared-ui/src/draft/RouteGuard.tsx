import { useBlocker, type Path } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';

interface RouteGuardProps {
  isUnsaved: () => boolean;
  staysAt?: ((next: Path) => boolean) | undefined;
  onDiscard: () => void;
}

/** Holds a navigation back while there are unsaved changes, until the dealer has said what to do. */
export function RouteGuard({ isUnsaved, staysAt, onDiscard }: RouteGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isUnsaved() && (here.pathname !== next.pathname || here.search !== next.search) && !staysAt?.(next),
  );
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
