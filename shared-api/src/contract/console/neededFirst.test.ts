import { neededFirst } from './neededFirst';

const tickets = {
  name: 'tickets',
  paths: ['/issues', '/editTicket/:ticket_key'],
  lends: ['home', 'elevatorTickets'],
};
const lifts = {
  name: 'lifts',
  paths: ['/elevators', '/admin_dashboard'],
  lends: ['home'],
  borrows: { '/admin_dashboard?tab=issues': 'elevatorTickets' },
};
const settings = { name: 'settings', paths: ['/import'], lends: [], enabled: false };

const namesAt = (
  address: string,
  remotes: Parameters<typeof neededFirst>[0] = [tickets, lifts, settings],
) => {
  const [pathname = '', query = ''] = address.split('?');
  return neededFirst(remotes, pathname, new URLSearchParams(query)).map((remote) =>
    'name' in remote ? remote.name : '',
  );
};

test.each([
  ['its owner', '/elevators', ['lifts']],
  ['its owner, whatever the case and with a slash at the end', '/ELEVATORS/', ['lifts']],
  ['its owner, where a part of the address is any text', '/editTicket/ELV-1', ['tickets']],
  ['who lends to Home', '/amc_count', ['tickets', 'lifts']],
  ['its owner alone, where nothing is borrowed', '/admin_dashboard?tab=amc', ['lifts']],
  ['its owner and who lends to it', '/admin_dashboard?tab=issues&x=1', ['tickets', 'lifts']],
  ['nobody, where it is nobody’s', '/editTicket', []],
  ['nobody, where its owner is switched off', '/import', []],
])('a first screen needs %s: %s', (_, address, names) => {
  expect(namesAt(address)).toEqual(names);
});

test('who is switched off lends nothing', () => {
  expect(namesAt('/amc_count', [{ ...tickets, enabled: false }, lifts])).toEqual(['lifts']);
});
