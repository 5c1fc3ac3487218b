import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '@smart-elevator/shared-ui/paths';
import { Console } from './Console';
import { Home } from './home/Home';
import { DeleteAccount } from './public-pages/DeleteAccount';
import { Landing } from './public-pages/Landing';
import { OwnedPath } from './remotes/OwnedPath';

/** The shell's own addresses. Every other one belongs to a remote, or to nobody. Matched without regard to case. */
export const routes: RouteObject[] = [
  { path: paths.landing, element: <Landing /> },
  {
    path: paths.login,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "login" */ './Login')).Login }),
    HydrateFallback: () => null,
  },
  { path: paths.deleteAccount, element: <DeleteAccount /> },
  {
    path: paths.registration,
    lazy: async () => ({ Component: (await import('./registration/Registration')).Registration }),
    HydrateFallback: () => null,
  },
  {
    path: paths.verifyEmail,
    lazy: async () => ({ Component: (await import('./verify-email/VerifyEmail')).VerifyEmail }),
    HydrateFallback: () => null,
  },
  {
    path: paths.invitation,
    lazy: async () => ({ Component: (await import('./invitation/Invitation')).Invitation }),
    HydrateFallback: () => null,
  },
  { path: paths.elevatorsList, element: <Navigate to={paths.elevators} replace /> },
  {
    element: <Console />,
    children: [
      { path: paths.home, element: <Home /> },
      { path: '*', element: <OwnedPath /> },
    ],
  },
];
