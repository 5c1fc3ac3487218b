import { Alerts } from '@smart-elevator/shared-ui/feedback/Alerts';
import { ThemeRoot } from '@smart-elevator/shared-ui/theme/ThemeRoot';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the gallery.');
createRoot(root).render(
  <StrictMode>
    <ThemeRoot>
      <Alerts />
      <RouterProvider
        router={createBrowserRouter([
          {
            path: '*',
            element: (
              <main>
                <Gallery />
              </main>
            ),
          },
        ])}
      />
    </ThemeRoot>
  </StrictMode>,
);
