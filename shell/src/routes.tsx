import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '@smart-elevator/shared-ui/paths';
import { PHONE_ALARM } from './alarms/alarmPath';
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
  ...publicPaths.map((path) =>
    lazyPage(path, async () => {
      const { publicPages } = await import('./public-pages/publicPages');
      return publicPages.find((one) => one.path === path)?.Screen;
    }),
  ),
  lazyPage(paths.login, async () => (await import(/* webpackChunkName: "login" */ './Login')).Login),
  lazyPage(paths.registration, async () => (await import('./account-pages/Registration')).Registration),
  lazyPage(paths.verifyEmail, async () => (await import('./account-pages/VerifyEmail')).VerifyEmail),
  lazyPage(paths.invitation, async () => (await import('./account-pages/Invitation')).Invitation),
  lazyPage(paths.sharedReport, async () => (await import('./account-pages/SharedReport')).SharedReport),
  {
    ...lazyPage(undefined, async () => (await loadSignedInPages()).Console),
    children: [
      { path: paths.home, element: <LazyHome /> },
      lazyPage(paths.alarms, async () => (await import('./alarms/AlarmsPage')).AlarmsPage),
      lazyPage(paths.alarm, async () => (await import('./alarms/AlarmPage')).AlarmPage),
      lazyPage(PHONE_ALARM, async () => (await import('./alarms/AlarmPage')).AlarmPage),
      { path: '*', element: <LazyRemotePage /> },
    ],
  },
];

function lazyPage(path: string | undefined, load: () => Promise<ComponentType | undefined>) {
  return { path, lazy: async () => ({ Component: await load() }) };
}

/** All routes; a screen of the shell that cannot be loaded is replaced by a message. */
export const routes: RouteObject[] = [
  { errorElement: <ShellFailure />, HydrateFallback: () => null, children: addresses },
];
