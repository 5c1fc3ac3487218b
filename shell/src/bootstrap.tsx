import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SessionEnd } from '@smart-elevator/federation/host/SessionEnd';
import { Alerts } from '@smart-elevator/shared-ui/feedback/Alerts';
import { Look } from '@smart-elevator/shared-ui/look/Look';
import { RegistryProvider } from './remotes/RegistryProvider';
import { routes } from './routes';

const router = createBrowserRouter(routes);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Look>
        <Alerts />
        <SessionEnd />
        <RegistryProvider>
          <RouterProvider router={router} />
        </RegistryProvider>
      </Look>
    </StrictMode>,
  );
}
