import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ConsoleFrame } from '@smart-elevator/shared-ui/screens/frame/ConsoleFrame';
import { LazyScreen, type LazyComponent } from '@smart-elevator/shared-ui/screens/frame/LazyScreen';
import { ScreenSkeleton } from '@smart-elevator/shared-ui/screens/frame/ScreenSkeleton';
import { SessionGuard } from '@smart-elevator/shared-ui/screens/frame/SessionGuard';
import { useRole, useSession } from '@smart-elevator/shared-api/client/session';
// Which tabs are open is known before a form is.
import '@smart-elevator/shared-api/client/tabs';
import { paths } from '@smart-elevator/shared-ui/paths';
import { sectionsOf } from './sectionsOf';
import { extensionHost } from './remotes/ExtensionSlot';
import { belongsToConsole, isOffice } from './remotes/remoteOwning';
import { useRegistry } from './remotes/RegistryContext';
import { flushOnPageHide, setRevision } from './remotes/telemetryReports';
import { Alarms } from './alarms/Alarms';
import type { ForOthers } from './ForOthers';
import { usePalette } from './palette/usePalette';
import { usePrefetch } from './remotes/usePrefetch';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { NewVersionNotice } from './NewVersionNotice';
import { phoneFrame } from './phone/phoneFrame';
import { clearOverrides, overrides, preview } from './remotes/overrides';

const publicFrame: LazyComponent<{ children: ReactNode }> = {
  lazy: async () => ({ Component: (await import('./public-pages/PublicFrame')).PublicFrame }),
};

const forOthers: LazyComponent<ComponentProps<typeof ForOthers>> = {
  lazy: async () => ({ Component: (await import('./ForOthers')).ForOthers }),
};

/** While the code of a frame is loading, nothing else is loaded ahead. */
const noFrame = <div aria-busy="true" />;

/** Every address that is not public: for signed-in dealers and technicians, unless the address is unknown. */
export function Console() {
  const { pathname } = useLocation();
  const { registry, isForOthers, failed } = useRegistry();
  const role = useRole();
  const isPhone = role === 'TechnicianUser';
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
    return <LazyScreen component={publicFrame} props={{ children: <Outlet /> }} fallback={noFrame} />;
  }
  const navigation = sectionsOf(registry, role);
  const screen = (
    <>
      <OverrideBanner />
      {isPhone ? null : <NewVersionNotice />}
      {isForOthers(pathname) || (isPhone && isOffice(pathname)) ? (
        <LazyScreen
          component={forOthers}
          props={{ start: navigation[0], isLoading: !registry && !failed }}
          fallback={<ScreenSkeleton />}
        />
      ) : (
        <Outlet context={extensionHost(registry)} />
      )}
    </>
  );
  return (
    <SessionGuard>
      {isPhone ? (
        <LazyScreen
          component={phoneFrame}
          props={{ navigation, above: <Alarms />, children: screen }}
          fallback={noFrame}
        />
      ) : (
        <ConsoleFrame navigation={navigation} home={paths.home} onSearch={open} above={<Alarms />}>
          {screen}
        </ConsoleFrame>
      )}
      {palette}
    </SessionGuard>
  );
}

/** Shows which remotes are previewed or loaded from this machine, with a button that restores the deployed ones. */
function OverrideBanner() {
  const names = Object.keys(overrides()).join(', ');
  const version = preview();
  if (!names && !version) return null;
  const reset = () => {
    clearOverrides();
    window.location.reload();
  };
  return (
    <Notice tone="warning" action={<Button onClick={reset}>{t('Use the deployed version')}</Button>}>
      {version
        ? t('A preview that other dealers do not see: {version}.', { version })
        : t('Loaded from this machine instead of the deployed version: {names}.', { names })}
    </Notice>
  );
}
