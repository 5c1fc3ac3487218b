import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createHashRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import { setLinks } from '@smart-elevator/shared-api/client/links';
import { Alerts } from '@smart-elevator/shared-ui/feedback/Alerts';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { initLanguage } from '@smart-elevator/shared-ui/language/language';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { LanguageProvider } from '@smart-elevator/shared-ui/theme/LanguageProvider';
import { ThemeRoot } from '@smart-elevator/shared-ui/theme/ThemeRoot';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ConsoleFrame } from '@smart-elevator/shared-ui/screens/frame/ConsoleFrame';
import { PhoneFrame } from '@smart-elevator/shared-ui/screens/frame/PhoneFrame';
import { registerHostTranslations } from '@smart-elevator/shared-ui/screens/frame/registerHostTranslations';
import { RemoteBoundary } from '@smart-elevator/shared-ui/screens/frame/RemoteBoundary';
import { LazyScreen } from '@smart-elevator/shared-ui/screens/frame/LazyScreen';
import { SessionExpiryNotice } from '@smart-elevator/shared-ui/screens/frame/SessionExpiryNotice';
import { SessionGuard } from '@smart-elevator/shared-ui/screens/frame/SessionGuard';
import { SignInPage } from '@smart-elevator/shared-ui/screens/frame/SignInPage';
import { NotFoundPage } from '@smart-elevator/shared-ui/screens/frame/NotFoundPage';
import type { NavigationItem } from './registry';
import type { Remote } from './remote';

/** The part of a `remote.json` that a remote needs alone. */
export interface StandaloneDescription {
  name: string;
  navigation: readonly NavigationItem[];
  links?: Readonly<Record<string, string>>;
  /** Texts: a `remote.json` has no types. */
  roles?: readonly string[];
}

/**
 * Runs one remote without the shell: the real sign-in, its own navigation, its screens, and its part of Home. A
 * deployed remote uses the hash of the address for its screens; a development server answers every address.
 */
export function runStandalone(
  remote: Remote,
  { name, navigation, links, roles = ['DealerUser'] }: StandaloneDescription,
  { deployed = false } = {},
): void {
  setLinks([{ name, links }]);
  const widget = remote.extensions?.home;
  const own = [...(widget ? [{ label: msg('Home'), path: paths.home, order: 0 }] : []), ...navigation];
  const start = own[0]?.path ?? remote.routes[0]?.path ?? paths.login;
  const screen = (
    <RemoteBoundary title={name} page>
      <Outlet />
    </RemoteBoundary>
  );
  const frame = (
    <SessionGuard>
      {roles.includes('DealerUser') ? (
        <ConsoleFrame navigation={own} home={start}>
          {screen}
        </ConsoleFrame>
      ) : (
        <PhoneFrame navigation={own}>{screen}</PhoneFrame>
      )}
    </SessionGuard>
  );
  const createRouter = deployed ? createHashRouter : createBrowserRouter;
  const router = createRouter([
    { path: paths.landing, element: <Navigate to={start} replace /> },
    { path: paths.login, element: <SignInPage home={start} /> },
    {
      element: frame,
      children: [
        ...(widget
          ? [
              {
                path: paths.home,
                element: <LazyScreen component={widget} props={{}} fallback={<Skeleton shape="cards" />} />,
              },
            ]
          : []),
        ...remote.routes.map((route) => ({
          path: route.path,
          element: (
            <LazyScreen key={route.path} component={route} props={{}} fallback={<Skeleton shape="table" />} />
          ),
        })),
      ],
    },
    { path: '*', element: <NotFoundPage home={start} /> },
  ]);
  const draw = () =>
    createRoot(rootOf(document)).render(
      <StrictMode>
        <ThemeRoot>
          <Alerts />
          <SessionExpiryNotice />
          <LanguageProvider>
            <RouterProvider router={router} useTransitions={false} />
          </LanguageProvider>
        </ThemeRoot>
      </StrictMode>,
    );
  registerHostTranslations();
  const starting = initLanguage();
  if (starting) void starting.then(draw);
  else draw();
}

/** The root element of the console. */
export function rootOf(page: Document): HTMLElement {
  return page.getElementById('root') ?? page.body.appendChild(page.createElement('div'));
}
