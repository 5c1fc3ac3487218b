import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';

interface RouteGuardProps {
  isUnsaved: () => boolean;
  onDiscard: () => void;
}

/** Holds a navigation back while there are unsaved changes, until the dealer has said what to do. */
export function RouteGuard({ isUnsaved, onDiscard }: RouteGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isUnsaved() && (here.pathname !== next.pathname || here.search !== next.search),
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
