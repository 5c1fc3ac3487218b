import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SessionExpiryNotice } from '@smart-elevator/shared-ui/screens/frame/SessionEnd';
import type { DeployedRemote } from '@smart-elevator/federation/registry';
import { Alerts } from '@smart-elevator/shared-ui/feedback/Alerts';
import { RegistryProvider } from '../remotes/RegistryProvider';
import { routes } from '../routes';

// What the build writes into the shell.
process.env['CONTRACT_VERSION'] = '0.1.0';

/** Opens the whole console at an address, with these remotes in the page's registry. */
export async function openConsole(address: string, remotes: readonly DeployedRemote[] = []) {
  writeRegistry({ revision: 'r1', remotes });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup();
  // Remotes come later than the first drawing: React wants to be waited for.
  await act(async () => {
    render(
      <>
        <Alerts />
        <SessionExpiryNotice />
        <RegistryProvider>
          <RouterProvider router={router} useTransitions={false} />
        </RegistryProvider>
      </>,
    );
    await opened(router);
  });
  return {
    user,
    /** Presses what leads to a remote. */
    press: async (target: HTMLElement) => {
      await user.click(target);
      await act(async () => undefined);
    },
    /** Presses Back. */
    back: () => act(() => router.navigate(-1)),
    /** Where the dealer is now. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** The first screen's code is there. */
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
