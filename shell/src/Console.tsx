import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ConsoleFrame } from '@smart-elevator/shared-ui/screens/frame/ConsoleFrame';
import { SessionGuard } from '@smart-elevator/shared-ui/screens/frame/SessionGuard';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { paths } from '@smart-elevator/shared-ui/paths';
import { sectionsOf } from './sectionsOf';
import { extensionHost } from './remotes/extensionHost';
import { NewVersionNotice } from './remotes/NewVersionNotice';
import { OverrideBanner } from './remotes/OverrideBanner';
import { belongsToConsole } from './remotes/remoteOwning';
import { useRegistry } from './remotes/RegistryContext';
import { flushOnPageHide, setRevision } from './remotes/telemetryReports';
import { usePalette } from './palette/usePalette';
import { usePrefetch } from './remotes/usePrefetch';

const PublicFrame = lazy(async () => ({
  default: (await import('./public-pages/PublicFrame')).PublicFrame,
}));

/** Every address that is not public: for signed-in dealers, unless the address is unknown. */
export function Console() {
  const { pathname } = useLocation();
  const { registry } = useRegistry();
  const signedIn = useSession(({ session }) => session !== null);
  const [cameSignedIn] = useState(signedIn);
  const { open, palette } = usePalette();
  usePrefetch(signedIn ? registry : undefined);
  const revision = registry?.revision;
  useEffect(() => {
    if (revision !== undefined) setRevision(revision);
  }, [revision]);
  useEffect(flushOnPageHide, []);

  // The message that a page does not exist needs no session.
  if (!cameSignedIn && registry && !belongsToConsole(registry, pathname)) {
    return (
      <Suspense>
        <PublicFrame>
          <Outlet />
        </PublicFrame>
      </Suspense>
    );
  }
  return (
    <SessionGuard>
      <ConsoleFrame navigation={sectionsOf(registry)} home={paths.home} onSearch={open}>
        <OverrideBanner />
        <NewVersionNotice />
        <Outlet context={extensionHost(registry)} />
      </ConsoleFrame>
      {palette}
    </SessionGuard>
  );
}
