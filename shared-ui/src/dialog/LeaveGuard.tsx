import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveGuardProps {
  isUnsaved: boolean;
  texts: { sentence: string; subject: string; confirmLabel: string };
  /** Asks although no other page is opened: the dealer has pressed Cancel. */
  isCancelling?: boolean;
  onStay?: () => void;
  onLeave?: () => void;
}

/** Asks before something that has no draft is left unsaved: by Cancel, by a link or Back, and by closing the page. */
export function LeaveGuard({ isUnsaved, texts, isCancelling = false, onStay, onLeave }: LeaveGuardProps) {
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
      {...texts}
      onConfirm={() => {
        if (blocker.state === 'blocked') blocker.proceed();
        onLeave?.();
      }}
      onCancel={() => {
        if (blocker.state === 'blocked') blocker.reset();
        onStay?.();
      }}
    />
  );
}
