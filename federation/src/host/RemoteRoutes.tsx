import { useRoutes } from 'react-router-dom';
import type { Remote } from '../remote';
import { Screen } from './Screen';
import { Waiting } from './Waiting';

/** The screen of a remote that belongs to the address. */
export function RemoteRoutes({ remote }: { remote: Remote }) {
  return useRoutes(
    remote.routes.map((route) => ({
      path: route.path,
      element: <Screen key={route.path} piece={route} props={{}} waiting={<Waiting />} />,
    })),
  );
}
