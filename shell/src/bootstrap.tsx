import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { onStorageFault } from '@smart-elevator/shared-api/client/browserStorage';
import { storedSession } from '@smart-elevator/shared-api/client/token';
import { SessionExpiryNotice } from '@smart-elevator/shared-ui/screens/frame/SessionExpiryNotice';
import { registerHostTranslations } from '@smart-elevator/shared-ui/screens/frame/registerHostTranslations';
import { Alerts } from '@smart-elevator/shared-ui/feedback/Alerts';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { initLanguage } from '@smart-elevator/shared-ui/language/language';
import { LanguageProvider } from '@smart-elevator/shared-ui/theme/LanguageProvider';
import { ThemeRoot } from '@smart-elevator/shared-ui/theme/ThemeRoot';
import { RegistryProvider, registryOfPage } from './remotes/RegistryProvider';
import { loadSignedInPages } from './loadSignedInPages';
import { preloadInitialRemotes } from './remotes/preloadInitialRemotes';
import { routes } from './routes';

// The first screen's code, in parallel.
if (storedSession()) {
  loadSignedInPages().catch(() => undefined);
  preloadInitialRemotes();
} else import(/* webpackChunkName: "login" */ './Login').catch(() => undefined);

registerHostTranslations();
registerTranslations('hi', () => import(/* webpackChunkName: "hindi" */ './language/hi.json'));

const router = createBrowserRouter(routes);
const root = document.getElementById('root');
const starting = initLanguage();
if (starting) void starting.then(start);
else start();

function start(): void {
  if (!root) return;
  onStorageFault((fault) => {
    import('./alertStorageFault')
      .then(({ alertStorageFault }) => alertStorageFault(fault))
      .catch(() => undefined);
  });
  const initial = registryOfPage();
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <Alerts />
        <SessionExpiryNotice />
        <RegistryProvider initial={initial}>
          <LanguageProvider>
            <RouterProvider router={router} useTransitions={false} />
          </LanguageProvider>
        </RegistryProvider>
      </ThemeRoot>
    </StrictMode>,
  );
}
