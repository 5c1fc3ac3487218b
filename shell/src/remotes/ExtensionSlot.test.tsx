import { screen } from '@testing-library/react';
import { useExtension } from '@smart-elevator/federation/remote';
import { readFirstSteps, urgentSummary } from '@smart-elevator/shared-api/contract/home/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aDeployedRemote } from '../testing/aDeployedRemote';
import { deployedModules, deployModule } from '../testing/deployedModules';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();

beforeEach(() => {
  deployedModules.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // React logs errors that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signedIn();
});

/** A screen with another remote's extension for the elevator Lift 1. */
function ExtendedScreen() {
  const tickets = useExtension('elevatorTickets', { elevatorId: 1, elevatorName: 'Lift 1' });
  return (
    <>
      <h1>An elevator</h1>
      {tickets ?? <p>No extension</p>}
    </>
  );
}

const open = async (extended: string, extending?: string) => {
  deployModule(extended, { routes: [{ path: `/${extended}`, Component: ExtendedScreen }] });
  const others = extending ? [aDeployedRemote(extending, { extensions: ['elevatorTickets'] })] : [];
  return openConsole(`/${extended}`, [aDeployedRemote(extended), ...others]);
};

test('a screen of one remote shows the widget of another, and passes it the props', async () => {
  deployModule('mf-extending', {
    routes: [],
    extensions: {
      elevatorTickets: {
        order: 10,
        lazy: async () => ({ Component: ({ elevatorName }) => <p>{`Tickets of ${elevatorName}`}</p> }),
      },
    },
  });
  await open('mf-extended', 'mf-extending');
  expect(await screen.findByText('Tickets of Lift 1')).toBeVisible();
});

test('a widget whose remote is down is replaced by a card; the screen works, and Retry loads the widget', async () => {
  const { press } = await open('mf-extended-2', 'mf-extending-2');
  expect(await screen.findByText('Title of mf-extending-2: not available right now.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'An elevator' })).toBeVisible();
  deployModule('mf-extending-2', {
    routes: [],
    extensions: { elevatorTickets: { order: 10, Component: () => <p>The tickets</p> } },
  });
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The tickets')).toBeVisible();
});

test('without an extension the screen gets undefined', async () => {
  await open('mf-extended-3');
  expect(await screen.findByText('No extension')).toBeVisible();
});

test('a remote that is down says so once on Home, not in each of its parts', async () => {
  for (const call of [readFirstSteps, urgentSummary]) network.fail(call, 404, { detail: 'Not found.' });
  deployModule('mf-here', { routes: [{ path: '/mf-here', Component: () => <h1>Here</h1> }] });
  await openConsole('/amc_count', [
    aDeployedRemote('mf-here'),
    aDeployedRemote('mf-missing-of-home', { extensions: ['deskNow', 'desk', 'home'] }),
  ]);
  expect(await screen.findByText('Title of mf-missing-of-home: not available right now.')).toBeVisible();
});
