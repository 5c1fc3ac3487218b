import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { messages } from '../messages';

interface UnsavedOrderGuardProps {
  isUnsaved: boolean;
  /** The dealer has pressed Cancel. */
  isCancelling: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before an unsaved order is left: by Cancel, by a link or Back, and by closing the page. */
export function UnsavedOrderGuard({ isUnsaved, isCancelling, onStay, onLeave }: UnsavedOrderGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isUnsaved && (here.pathname !== next.pathname || here.search !== next.search),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isUnsaved) window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      open={isCancelling || blocker.state === 'blocked'}
      sentence={messages.order.leave}
      subject={messages.order.leaveSubject}
      confirmLabel={messages.order.leaveConfirm}
      onConfirm={() => {
        if (blocker.state === 'blocked') blocker.proceed();
        onLeave();
      }}
      onCancel={() => {
        if (blocker.state === 'blocked') blocker.reset();
        onStay();
      }}
    />
  );
}
