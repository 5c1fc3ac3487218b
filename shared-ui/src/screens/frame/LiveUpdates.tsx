import { useEffect } from 'react';
import { onNetworkIdle } from '@smart-elevator/shared-api/client/queryClient';
import { useUserId } from '@smart-elevator/shared-api/client/session';

/** Updates the screens when other users change data; loaded after the first screen. */
export function LiveUpdates() {
  const user = useUserId();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let over = false;
    const cancel = onNetworkIdle(() => {
      // Without live updates the console still works: queries are fetched again when a screen is opened.
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
      cancel();
      stop?.();
    };
  }, [user]);
  return null;
}

/** A new session takes over the browser's notifications; a failure is retried when the console is next opened. */
function resumeNotifications(user: number): void {
  import('@smart-elevator/shared-api/client/browserPush')
    .then(({ resumeBrowserPush }) => resumeBrowserPush(user))
    .catch(() => undefined);
}
