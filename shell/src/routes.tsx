import { type ComponentType, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { MAIN_ID } from '@smart-elevator/shared-ui/navigation/SkipLink';
import { t } from '@smart-elevator/shared-ui/language/t';
import { LazyHome, LazyRemotePage, loadSignedInPages } from './loadSignedInPages';
import { reloadIfReplaced } from './remotes/reloadIfReplaced';

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

/** A screen whose code is loaded when it is opened. */
const lazyRoute = (path: string, load: () => Promise<ComponentType | undefined>): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()) ?? null }),
  HydrateFallback: () => null,
});

/** The shell's own addresses. Every other address belongs to a remote, or is unknown. Matched case-insensitively. */
const addresses: RouteObject[] = [
  ...publicPaths.map((path) =>
    lazyRoute(path, async () => {
      const { publicPages } = await import('./public-pages/publicPages');
      return publicPages.find((one) => one.path === path)?.Screen;
    }),
  ),
  lazyRoute(paths.login, async () => (await import(/* webpackChunkName: "login" */ './Login')).Login),
  lazyRoute(paths.registration, async () => (await import('./account-pages/Registration')).Registration),
  lazyRoute(paths.verifyEmail, async () => (await import('./account-pages/VerifyEmail')).VerifyEmail),
  lazyRoute(paths.invitation, async () => (await import('./account-pages/Invitation')).Invitation),
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

/** Shown if the shell's own files could not be loaded: only a reload of the page can help. */
function ShellFailure() {
  useEffect(() => void reloadIfReplaced(undefined), []);
  return (
    <main id={MAIN_ID}>
      <ErrorState
        title={t('This page could not be loaded.')}
        hint={t('The connection may be broken, or the console was updated meanwhile. Please try again.')}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
