import { repliesToPrefetch, remotesOfHome, remotesToPrefetch, screenFilesAt } from './prefetchTargets';

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
  remotes: Parameters<typeof remotesToPrefetch>[0] = [tickets, lifts, settings],
) => {
  const [pathname = '', query = ''] = address.split('?');
  return remotesToPrefetch(remotes, pathname, new URLSearchParams(query)).map((remote) =>
    'name' in remote ? remote.name : '',
  );
};

test.each([
  ['its owner', '/elevators', ['lifts']],
  ['its owner, whatever the case and with a slash at the end', '/ELEVATORS/', ['lifts']],
  ['its owner, where a part of the address is any text', '/editTicket/ELV-1', ['tickets']],
  ['its owner alone, where nothing is borrowed', '/admin_dashboard?tab=amc', ['lifts']],
  ['its owner and who lends to it', '/admin_dashboard?tab=issues&x=1', ['tickets', 'lifts']],
  ['nobody, where it is nobody’s', '/editTicket', []],
  ['nobody, where its owner is switched off', '/import', []],
])('a first screen needs %s: %s', (_, address, names) => {
  expect(namesAt(address)).toEqual(names);
});

test.each([
  ['by all who lend to it', '/amc_count/', ['tickets', 'lifts'], true],
  ['by nobody who is switched off', '/amc_count', ['lifts'], false],
  ['elsewhere by nobody', '/elevators', [], true],
])('Home consists of %s', (_, pathname, names, enabled) => {
  const lenders = remotesOfHome([{ ...tickets, enabled }, lifts, settings], pathname);
  expect(lenders.map(({ name }) => name)).toEqual(names);
});

test('a disabled remote lends nothing', () => {
  const address = '/admin_dashboard?tab=issues';
  expect(namesAt(address, [{ ...tickets, enabled: false }, lifts])).toEqual(['lifts']);
});

const asks = { '/amc_count': ['/api/counts/:dealer_id/'], '/issues': ['/api/issues/?page=1'] };

test.each([
  ['what its owner reads first', '/issues', true, ['/api/issues/?page=1']],
  ['what is lent to it', '/AMC_count/', true, ['/api/counts/:dealer_id/']],
  ['nothing where the address narrows what is shown', '/issues?status=Open', true, []],
  ['nothing elsewhere', '/elevators', true, []],
  ['nothing for who is switched off', '/issues', false, []],
])('an address first requests %s: %s', (_, address, enabled, calls) => {
  const [pathname = '', query = ''] = address.split('?');
  const remotes = [{ ...tickets, asks, enabled }, lifts];
  expect(repliesToPrefetch(remotes, pathname, new URLSearchParams(query))).toEqual(calls);
});

test.each([
  ['its files', '/ISSUES/', ['list.js', 'list.css']],
  ['its files, where a part of the address is any text', '/editTicket/ELV-1', ['form.js']],
  ['none where it shows nothing', '/elevators', []],
])('a screen consists of %s', (_, address, files) => {
  const screenFiles = [
    { paths: ['/issues', '/all_issues'], files: ['list.js', 'list.css'] },
    { paths: ['/editTicket/:ticket_key'], files: ['form.js'] },
  ];
  expect(screenFilesAt({ ...tickets, screenFiles }, address)).toEqual(files);
  expect(screenFilesAt(tickets, address)).toEqual([]);
});
