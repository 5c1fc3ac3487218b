import { endSession } from '@smart-elevator/shared-api/client/session';
import { linkTo, setLinks } from '@smart-elevator/shared-api/client/links';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { act, render, screen } from '@testing-library/react';
import { aDeployedRemote } from '../testing/aDeployedRemote';
import { writeRegistry } from '../testing/openConsole';
import { RegistryProvider, registryOfPage } from './RegistryProvider';
import { useRegistry } from './RegistryContext';

function Probe() {
  const { registry } = useRegistry();
  return <p>{registry ? (linkTo('people.customers') ?? 'no link') : 'no registry'}</p>;
}

const open = () =>
  render(
    <RegistryProvider initial={registryOfPage()}>
      <Probe />
    </RegistryProvider>,
  );

const people = aDeployedRemote('mf-people', { links: { customers: '/customers' } });
const registry = { revision: 'r1', shell: { version: '', contract: '' }, remotes: [people] };

beforeEach(() => {
  setLinks([]);
  endSession();
  document.getElementById('registry')?.remove();
});

test('the links of the remotes are set before the first rendering', () => {
  writeRegistry(registry);
  open();
  expect(screen.getByText('/customers')).toBeVisible();
});

test('the links of a fetched registry are set with it', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(registry));
  open();
  expect(screen.getByText('no registry')).toBeVisible();
  expect(await screen.findByText('/customers')).toBeVisible();
});

test('a dealer of a canary gets the links of its version with the sign-in', () => {
  const { name: _name, title: _title, enabled: _enabled, changed: _changed, ...version } = people;
  const canary = { ...version, links: { customers: '/sites' }, share: 1, since: '2026-11-21T10:00:00.000Z' };
  writeRegistry({ ...registry, remotes: [{ ...people, canary }] });
  open();
  expect(screen.getByText('/customers')).toBeVisible();
  act(() => void signedIn());
  expect(screen.getByText('/sites')).toBeVisible();
});
