import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Alerts } from '../feedback/Alerts';
import { LanguageProvider } from '../theme/LanguageProvider';

/**
 * Renders routes at an address as the shell would, with the alert region. `address()` is the current address; `user`
 * clicks and types; `leave()` goes to another page.
 */
export function renderRoutes(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup();
  const view = render(
    <>
      <Alerts />
      <LanguageProvider>
        <RouterProvider router={router} useTransitions={false} />
      </LanguageProvider>
    </>,
  );
  return {
    ...view,
    user,
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
