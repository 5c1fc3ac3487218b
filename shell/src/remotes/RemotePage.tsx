import { matchPath, useLocation } from 'react-router-dom';
import { LazyScreen, type LazyComponent } from '@smart-elevator/shared-ui/screens/frame/LazyScreen';
import { NotFoundPage } from '@smart-elevator/shared-ui/screens/frame/NotFoundPage';
import { ScreenSkeleton } from '@smart-elevator/shared-ui/screens/frame/ScreenSkeleton';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { localizedName } from '@smart-elevator/shared-ui/language/localizedName';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { paths } from '@smart-elevator/shared-ui/paths';
import { REPORTS } from '../sectionsOf';
import { remoteOwning, unavailableRemoteOwning } from './remoteOwning';
import { RegistryFailure } from './RegistryFailure';
import { RemoteScreen } from './RemoteScreen';
import { DisabledRemote } from './DisabledRemote';
import { useRegistry } from './RegistryContext';

const previewPage: LazyComponent<{ version: string }> = {
  lazy: async () => ({ Component: (await import('./Preview')).Preview }),
};

/**
 * The screen at an address that is not the shell's own: the screen of the owning remote, or a message that there is
 * none.
 */
export function RemotePage() {
  const { pathname } = useLocation();
  const { registry, failed } = useRegistry();
  const signedIn = useSession(({ session }) => session !== null);
  if (failed) {
    return (
      <Page title={t('Not available')}>
        <RegistryFailure />
      </Page>
    );
  }
  if (!registry) return <ScreenSkeleton />;
  const owner = remoteOwning(registry, pathname);
  if (owner && !owner.enabled) {
    return (
      <Page title={owner.title}>
        <DisabledRemote title={owner.title} />
      </Page>
    );
  }
  if (owner) return <RemoteScreen deployed={owner} pathname={pathname} />;
  const unavailable = unavailableRemoteOwning(registry, pathname);
  if (unavailable) return <UnavailablePage title={localizedName(unavailable.title, unavailable.titles)} />;
  if (matchPath(REPORTS.path, pathname)) return <UnavailablePage title={t(REPORTS.label)} />;
  const preview = matchPath('/preview/:remote/:version', pathname)?.params;
  if (preview && signedIn) {
    return (
      <LazyScreen
        component={previewPage}
        props={{ version: `${preview.remote}/${preview.version}` }}
        fallback={<ScreenSkeleton />}
      />
    );
  }
  return <NotFoundPage home={signedIn ? paths.home : paths.landing} />;
}

function UnavailablePage({ title }: { title: string }) {
  return (
    <Page title={title}>
      <ErrorState title={t('{title}: not available right now.', { title })} />
    </Page>
  );
}
