import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { RemoteBoundary } from '@smart-elevator/shared-ui/screens/frame/RemoteBoundary';
import { RemoteRoutes } from '@smart-elevator/federation/host/RemoteRoutes';
import { useLoaded } from '@smart-elevator/federation/host/useLoaded';
import { ScreenSkeleton } from '@smart-elevator/shared-ui/screens/frame/ScreenSkeleton';
import type { DeployedRemote } from '@smart-elevator/federation/registry';
import { localizedName } from '@smart-elevator/shared-ui/language/localizedName';
import { PRODUCT_NAME } from '@smart-elevator/shared-ui/page/Page';
import { handleRemoteFailure } from './handleRemoteFailure';
import { loadRemote, runningRemote } from './loadDeployedRemote';

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
  return remote ? <RemoteRoutes remote={remote} /> : <ScreenSkeleton />;
}

/** Sets the document's title until the screen is loaded and sets its own. */
function FirstTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  return null;
}
