import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act } from '@testing-library/react';
import { drain } from '../outbox/drain';
import remote from '../remote';

/** Opens the screen of an address as the shell would; see `renderRoutes`. */
export const openScreen = (address: string) =>
  renderRoutes(
    remote.routes.map((route) => ({ ...route, HydrateFallback: () => null })),
    address,
  );

/** Waits until the outbox rests: what the screen still does after the last answer belongs to the test that made it. */
export const untilSent = () => act(() => drain());
