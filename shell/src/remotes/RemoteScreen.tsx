import { useEffect } from 'react';
import { matchPath, useLocation, useRoutes } from 'react-router-dom';
import { RemoteBoundary } from '@smart-elevator/shared-ui/screens/frame/RemoteBoundary';
import type { Remote } from '@smart-elevator/federation/remote';
import { NotFoundPage } from '@smart-elevator/shared-ui/screens/frame/NotFoundPage';
import { paths } from '@smart-elevator/shared-ui/paths';
import { LazyScreen } from '@smart-elevator/shared-ui/screens/frame/LazyScreen';
import { useLoaded } from '@smart-elevator/shared-ui/screens/frame/useLoaded';
import { ScreenSkeleton } from '@smart-elevator/shared-ui/screens/frame/ScreenSkeleton';
import type { DeployedRemote } from '@smart-elevator/federation/registry';
import { localizedName } from '@smart-elevator/shared-ui/language/localizedName';
import { PRODUCT_NAME } from '@smart-elevator/shared-ui/productName';
import { handleRemoteFailure } from './handleRemoteFailure';
import { loadRemote, runningRemote } from './loadDeployedRemote';
import { runningVersion } from './runningVersions';

interface RemoteScreenProps {
  deployed: DeployedRemote;
  pathname: string;
}

/**
 * A screen of a remote inside its own error boundary. A failure belongs to its address; another address is tried
 * again.
 */
export function RemoteScreen({ deployed, pathname }: RemoteScreenProps) {
  const section = deployed.navigation.find(({ path }) => matchPath(path, pathname) !== null);
  const title = section
    ? localizedName(section.label, section.labels)
    : localizedName(deployed.title, deployed.titles);
  return (
    <>
      <FirstTitle title={title} />
      <RemoteBoundary
        key={`${deployed.name} ${pathname}`}
        title={title}
        page
        onFailure={(error) => handleRemoteFailure(deployed, error)}
      >
        <LoadedRoutes deployed={deployed} />
      </RemoteBoundary>
    </>
  );
}

function LoadedRoutes({ deployed }: { deployed: DeployedRemote }) {
  const remote = useLoaded(deployed, runningRemote, loadRemote);
  return remote ? <RemoteRoutes remote={remote} deployed={deployed} /> : <ScreenSkeleton />;
}

/**
 * The screen of a remote that belongs to the address; 'Page not found' if a part of the address is a value that no screen is
 * for. A path without such a part must have a screen, and so must each path if another version than the deployed one runs.
 */
function RemoteRoutes({ remote, deployed }: { remote: Remote; deployed: DeployedRemote }) {
  const { pathname } = useLocation();
  const screen = useRoutes(
    remote.routes.map((route) => ({
      path: route.path,
      element: <LazyScreen key={route.path} component={route} props={{}} fallback={<ScreenSkeleton />} />,
    })),
  );
  if (screen) return screen;
  const hasValue = deployed.paths.some((path) => path.includes(':') && matchPath(path, pathname));
  if (hasValue && runningVersion(deployed.name) === deployed.version)
    return <NotFoundPage home={paths.home} />;
  throw new Error('This version of the remote has no screen at this address.');
}

/** Sets the document's title until the screen is loaded and sets its own. */
function FirstTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  return null;
}
