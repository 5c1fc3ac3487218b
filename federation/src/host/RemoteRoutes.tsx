import { useRoutes } from 'react-router-dom';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import type { Remote } from '../remote';
import { Screen } from './Screen';

/** The screen of a remote that belongs to the address. */
export function RemoteRoutes({ remote }: { remote: Remote }) {
  return useRoutes(
    remote.routes.map((route) => ({
      path: route.path,
      element: <Screen key={route.path} piece={route} waiting={<Skeleton shape="table" />} />,
    })),
  );
}
