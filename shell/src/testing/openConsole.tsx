import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SessionExpiryNotice } from '@smart-elevator/shared-ui/screens/frame/SessionExpiryNotice';
import type { DeployedRemote, Registry } from '@smart-elevator/federation/registry';
import { Alerts } from '@smart-elevator/shared-ui/feedback/Alerts';
import { RegistryProvider, registryOfPage } from '../remotes/RegistryProvider';
import { routes } from '../routes';

// The build sets this value in the shell.
process.env['CONTRACT_VERSION'] = '0.1.0';

/** Opens the whole console at an address, with these remotes in the page's registry; `role` says whose they are (R1393). */
export async function openConsole(
  address: string,
  remotes: readonly DeployedRemote[] = [],
  role?: Registry['role'],
) {
  writeRegistry({ revision: 'r1', remotes, role });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup();
  // Remotes are loaded after the first rendering, which needs `act`.
  await act(async () => {
    render(
      <>
        <Alerts />
        <SessionExpiryNotice />
        <RegistryProvider initial={registryOfPage()}>
          <RouterProvider router={router} useTransitions={false} />
        </RegistryProvider>
      </>,
    );
    await opened(router);
  });
  return {
    user,
    /** Presses a link to a remote. */
    press: async (target: HTMLElement) => {
      await user.click(target);
      await act(async () => undefined);
    },
    /** Presses Back. */
    back: () => act(() => router.navigate(-1)),
    /** The current address. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Resolves when the first screen's code is loaded. */
const opened = (router: ReturnType<typeof createMemoryRouter>) =>
  new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });

/** Writes a registry into the page, as the server does. */
export function writeRegistry(registry: unknown): void {
  document.getElementById('registry')?.remove();
  const element = document.createElement('script');
  element.id = 'registry';
  element.type = 'application/json';
  element.textContent = JSON.stringify(registry);
  document.body.append(element);
}
