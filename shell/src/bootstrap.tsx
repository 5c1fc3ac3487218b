import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SessionEnd } from '@smart-elevator/shared-ui/screens/frame/SessionEnd';
import { addHostSentences } from '@smart-elevator/federation/sentences';
import { Alerts } from '@smart-elevator/shared-ui/feedback/Alerts';
import { addSentences } from '@smart-elevator/shared-ui/language/catalogue';
import { startLanguage } from '@smart-elevator/shared-ui/language/language';
import { InLanguage } from '@smart-elevator/shared-ui/look/InLanguage';
import { Look } from '@smart-elevator/shared-ui/look/Look';
import { RegistryProvider } from './remotes/RegistryProvider';
import { routes } from './routes';

addHostSentences();
addSentences('hi', () => import(/* webpackChunkName: "hindi" */ './language/hi.json'));

const router = createBrowserRouter(routes);
const root = document.getElementById('root');
const starting = startLanguage();
if (starting) void starting.then(start);
else start();

function start(): void {
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <Look>
        <Alerts />
        <SessionEnd />
        <RegistryProvider>
          <InLanguage>
            <RouterProvider router={router} useTransitions={false} />
          </InLanguage>
        </RegistryProvider>
      </Look>
    </StrictMode>,
  );
}
