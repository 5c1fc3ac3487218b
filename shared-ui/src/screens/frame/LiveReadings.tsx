import { useEffect } from 'react';
import { onNetworkIdle } from '@smart-elevator/shared-api/client/queryClient';
import { useDealerId } from '@smart-elevator/shared-api/client/session';

/** Keeps the screens up to date with what others change; fetched when the first screen is there. */
export function LiveUpdates() {
  const user = useDealerId();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let over = false;
    const callOff = onNetworkIdle(() => {
      // Without these the console works as before: readings are asked for again when a screen is opened.
      import('@smart-elevator/shared-api/client/liveUpdates').then(
        ({ startLiveUpdates }) => {
          if (!over) stop = startLiveUpdates();
        },
        () => undefined,
      );
      resumeNotifications(user);
    });
    return () => {
      over = true;
      callOff();
      stop?.();
    };
  }, [user]);
  return null;
}

/** A new session takes the browser's notifications over; what fails is tried again when the console is next opened. */
function resumeNotifications(user: number): void {
  import('@smart-elevator/shared-api/client/browserPush')
    .then(({ resumeBrowserPush }) => resumeBrowserPush(user))
    .catch(() => undefined);
}
