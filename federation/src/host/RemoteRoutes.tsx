import { useRoutes } from 'react-router-dom';
import type { Remote } from '../remote';
import { Screen } from './Screen';
import { ScreenSkeleton } from '@smart-elevator/shared-ui/screens/frame/ScreenSkeleton';

/** The screen of a remote that belongs to the address. Throws where this version of the remote has none. */
export function RemoteRoutes({ remote }: { remote: Remote }) {
  const screen = useRoutes(
    remote.routes.map((route) => ({
      path: route.path,
      element: <Screen key={route.path} component={route} props={{}} fallback={<ScreenSkeleton />} />,
    })),
  );
  if (!screen) throw new Error('This version of the remote has no screen at this address.');
  return screen;
}
