import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import remote from './remote';

test('/elevatorsList redirects to /elevators (R204)', async () => {
  signedIn();
  const routes = remote.routes.flatMap(({ path, Component }) => (Component ? [{ path, Component }] : []));
  const { address } = renderRoutes(
    [...routes, { path: '/elevators', element: <p>the list</p> }],
    '/ElevatorsList',
  );
  expect(await screen.findByText('the list')).toBeVisible();
  expect(address()).toBe('/elevators');
});
