import type { RouteObject } from 'react-router-dom';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ShellFailure } from './remotes/ShellFailure';
import { LazyHome, LazyRemotePage, loadSignedInPages } from './loadSignedInPages';

/** The public addresses (R201); their screens are loaded when one of them is opened inside the console. */
const publicPaths = [
  paths.landing,
  paths.about,
  paths.pricing,
  paths.privacyPolicy,
  paths.deleteAccount,
  paths.contact,
  paths.androidApp,
];

/** The shell's own addresses. Every other address belongs to a remote, or is unknown. Matched case-insensitively. */
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
    lazy: async () => ({ Component: (await import('./account-pages/Registration')).Registration }),
    HydrateFallback: () => null,
  },
  {
    path: paths.verifyEmail,
    lazy: async () => ({ Component: (await import('./account-pages/VerifyEmail')).VerifyEmail }),
    HydrateFallback: () => null,
  },
  {
    path: paths.invitation,
    lazy: async () => ({ Component: (await import('./account-pages/Invitation')).Invitation }),
    HydrateFallback: () => null,
  },
  {
    lazy: async () => ({ Component: (await loadSignedInPages()).Console }),
    HydrateFallback: () => null,
    children: [
      { path: paths.home, element: <LazyHome /> },
      { path: '*', element: <LazyRemotePage /> },
    ],
  },
];

/** All routes; a screen of the shell that cannot be loaded is replaced by a message. */
export const routes: RouteObject[] = [{ errorElement: <ShellFailure />, children: addresses }];
