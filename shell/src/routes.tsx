import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ShellFailure } from './remotes/ShellFailure';
import { LazyHome, LazyRemotePage, loadSignedInPages } from './loadSignedInPages';

/** Read by everybody (R201); their screens come when one of them is opened inside the console. */
const publicPaths = [
  paths.landing,
  paths.about,
  paths.pricing,
  paths.privacyPolicy,
  paths.deleteAccount,
  paths.contact,
  paths.androidApp,
];

/** The shell's own addresses. Every other one belongs to a remote, or to nobody. Matched without regard to case. */
const addresses: RouteObject[] = [
  ...publicPaths.map((path) => ({
    path,
    lazy: async () => {
      const { publicPages } = await import('./public-pages/publicPages');
      const page = publicPages.find((one) => one.path === path);
      return page ? { Component: page.Screen } : {};
    },
    HydrateFallback: () => null,
  })),
  {
    path: paths.login,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "login" */ './Login')).Login }),
    HydrateFallback: () => null,
  },
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
    lazy: async () => ({ Component: (await loadSignedInPages()).Console }),
    HydrateFallback: () => null,
    children: [
      { path: paths.home, element: <LazyHome /> },
      { path: '*', element: <LazyRemotePage /> },
    ],
  },
];

/** All of them; a screen of the shell's that cannot be had leaves a sentence in its place. */
export const routes: RouteObject[] = [{ errorElement: <ShellFailure />, children: addresses }];
