import {
  isFor,
  repliesToPrefetch,
  remotesOfHome,
  remotesToPrefetch,
  roleAt,
  screenFilesAt,
} from './remoteRouting';

const tickets = {
  name: 'tickets',
  paths: ['/issues', '/editTicket/:ticket_key'],
  extensions: ['home', 'elevatorTickets'],
};
const lifts = {
  name: 'lifts',
  paths: ['/elevators', '/admin_dashboard'],
  extensions: ['home'],
  slots: { '/admin_dashboard?tab=issues': 'elevatorTickets' },
};
const settings = { name: 'settings', paths: ['/import'], extensions: [], enabled: false };

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
  ['its owner, in any case and with a trailing slash', '/ELEVATORS/', ['lifts']],
  ['its owner, where a part of the path is any text', '/editTicket/ELV-1', ['tickets']],
  ['its owner alone, where no slot is shown', '/admin_dashboard?tab=amc', ['lifts']],
  [
    'its owner and the remotes that add a part to it',
    '/admin_dashboard?tab=issues&x=1',
    ['tickets', 'lifts'],
  ],
  ['no remote, for an unknown address', '/editTicket', []],
  ['no remote, when its owner is disabled', '/import', []],
])('a first screen needs %s: %s', (_, address, names) => {
  expect(namesAt(address)).toEqual(names);
});

test.each([
  ['all remotes that add a part to it', '/amc_count/', ['tickets', 'lifts'], true],
  ['only enabled remotes', '/amc_count', ['lifts'], false],
  ['no remotes at another address', '/elevators', [], true],
])('Home consists of %s', (_, pathname, names, enabled) => {
  const found = remotesOfHome([{ ...tickets, enabled }, lifts, settings], pathname);
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('a disabled remote adds nothing', () => {
  const address = '/admin_dashboard?tab=issues';
  expect(namesAt(address, [{ ...tickets, enabled: false }, lifts])).toEqual(['lifts']);
});

const prefetch = { '/amc_count': ['/api/counts/:dealer_id/'], '/issues': ['/api/issues/?page=1'] };

test.each([
  ['its owner’s data', '/issues', true, ['/api/issues/?page=1']],
  ['the data of added parts', '/AMC_count/', true, ['/api/counts/:dealer_id/']],
  ['nothing where the address has a filter', '/issues?status=Open', true, []],
  ['nothing elsewhere', '/elevators', true, []],
  ['nothing for a disabled remote', '/issues', false, []],
])('an address first requests %s: %s', (_, address, enabled, calls) => {
  const [pathname = '', query = ''] = address.split('?');
  const remotes = [{ ...tickets, prefetch, enabled }, lifts];
  expect(repliesToPrefetch(remotes, pathname, new URLSearchParams(query))).toEqual(calls);
});

test.each([
  ['its files', '/ISSUES/', ['list.js', 'list.css']],
  ['its files, where a part of the path is any text', '/editTicket/ELV-1', ['form.js']],
  ['none where it shows nothing', '/elevators', []],
])('a screen consists of %s', (_, address, files) => {
  const screenFiles = [
    { paths: ['/issues', '/all_issues'], files: ['list.js', 'list.css'] },
    { paths: ['/editTicket/:ticket_key'], files: ['form.js'] },
  ];
  expect(screenFilesAt({ ...tickets, screenFiles }, address)).toEqual(files);
  expect(screenFilesAt(tickets, address)).toEqual([]);
});

test('a remote is for dealers, unless it names other types of users (R1393)', () => {
  expect([isFor({}, 'DealerUser'), isFor({}, 'TechnicianUser')]).toEqual([true, false]);
  const phone = { roles: ['TechnicianUser'] } as const;
  expect([isFor(phone, 'DealerUser'), isFor(phone, 'TechnicianUser')]).toEqual([false, true]);
});

test.each([
  ['/issues', 'DealerUser'],
  ['/my_work/', 'TechnicianUser'],
  ['/both', 'DealerUser'],
  ['/nowhere', 'DealerUser'],
])('the page at %s is for %s', (pathname, role) => {
  const phone = { paths: ['/my_work'], roles: ['TechnicianUser'] } as const;
  const both = { paths: ['/both'], roles: ['TechnicianUser', 'DealerUser'] } as const;
  expect(roleAt([tickets, phone, both], pathname)).toBe(role);
});
