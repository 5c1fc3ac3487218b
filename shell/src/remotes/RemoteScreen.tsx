import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { RemoteBoundary } from '@smart-elevator/shared-ui/screens/frame/RemoteBoundary';
import { RemoteRoutes } from '@smart-elevator/federation/host/RemoteRoutes';
import { useLoaded } from '@smart-elevator/federation/host/useLoaded';
import { Waiting } from '@smart-elevator/shared-ui/screens/frame/Waiting';
import type { DeployedRemote } from '@smart-elevator/federation/registry';
import { named } from '@smart-elevator/shared-ui/language/named';
import { PRODUCT } from '@smart-elevator/shared-ui/page/Page';
import { afterFailure } from './afterFailure';
import { loadRemote, runningRemote } from './loader';

interface RemoteScreenProps {
  deployed: DeployedRemote;
  pathname: string;
}

/** A screen of a remote behind its own boundary. A failure belongs to its address; elsewhere is tried afresh. */
export function RemoteScreen({ deployed, pathname }: RemoteScreenProps) {
  const section = deployed.navigation.find(({ path }) => matchPath(path, pathname) !== null);
  const title = section ? named(section.label, section.labels) : named(deployed.title, deployed.titles);
  return (
    <>
      <FirstTitle title={title} />
      <RemoteBoundary
        key={`${deployed.name} ${pathname}`}
        title={title}
        page
        onFailure={(error) => afterFailure(deployed, error)}
      >
        <LoadedRoutes deployed={deployed} />
      </RemoteBoundary>
    </>
  );
}

function LoadedRoutes({ deployed }: { deployed: DeployedRemote }) {
  const remote = useLoaded(deployed, runningRemote, loadRemote);
  return remote ? <RemoteRoutes remote={remote} /> : <Waiting />;
}

/** Names the document until the screen, which comes later, names it itself. */
function FirstTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  return null;
}
