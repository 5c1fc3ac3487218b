/** @jest-environment node */
import { checkOwnership } from './checkOwnership.mjs';

const doors = {
  name: 'mf-doors',
  title: 'Doors',
  version: '1',
  entry: '/mf/mf-doors/1/remoteEntry.js',
  integrity: 'sha384-x',
  chunks: {},
  preload: [],
  contract: '^0.1.0',
  paths: ['/doors'],
  navigation: [{ label: 'Doors', labels: { hi: 'दरवाज़े' }, path: '/doors', order: 30 }],
  extensions: ['home', 'search', 'customerTickets'] as const,
  enabled: true,
  changed: '',
};
const live = { revision: 'r', shell: { version: '1', contract: '0.1.0' }, remotes: [doors] };
const lifts = { paths: ['/lifts'], navigation: [{ label: 'Lifts', path: '/lifts', order: 40 }] };

test.each([
  ['the sign-in', { paths: ['/lifts', '/LOGIN'] }, 'mf-lifts claims /LOGIN, which belongs to the shell.'],
  ['another section', { paths: ['/lifts', '/doors'] }, 'mf-lifts claims /doors, which belongs to mf-doors.'],
  [
    'the name of the first section',
    { navigation: [{ label: 'Home', path: '/lifts', order: 1 }] },
    'mf-lifts has a navigation entry Home, which belongs to the shell.',
  ],
  [
    'the name of another section',
    { navigation: [{ label: 'Doors', path: '/lifts', order: 1 }] },
    'mf-lifts has a navigation entry Doors, which belongs to mf-doors.',
  ],
  [
    'an entry to another section',
    { navigation: [{ label: 'Lifts', path: '/doors', order: 1 }] },
    'mf-lifts has a navigation entry Lifts to /doors, which is not one of its addresses.',
  ],
  [
    'the mark of another section',
    { navigation: [{ label: 'Lifts', path: '/lifts', order: 1, within: ['/doors'] }] },
    'mf-lifts marks its navigation entry Lifts at /doors, the entry of mf-doors.',
  ],
  [
    'the mark of Home',
    { navigation: [{ label: 'Lifts', path: '/lifts', order: 1, within: ['/:any'] }] },
    'mf-lifts marks its navigation entry Lifts at /amc_count, the entry of the shell.',
    'mf-lifts marks its navigation entry Lifts at /doors, the entry of mf-doors.',
  ],
  [
    'the address of another one as its link',
    { links: { page: '/doors', own: '/lifts' } },
    'mf-lifts has a link page to /doors, which is not one of its addresses.',
  ],
  [
    'the address of another one into a section',
    { within: { home: ['/lifts', '/doors'] } },
    'mf-lifts puts /doors into the section home, but does not own that address.',
  ],
  [
    'the Hindi name of another section',
    { navigation: [{ label: 'Lifts', labels: { hi: 'दरवाज़े' }, path: '/lifts', order: 1 }] },
    'mf-lifts has a navigation entry दरवाज़े, which belongs to mf-doors.',
  ],
  [
    'a slot that another one fills',
    { extensions: ['home', 'search', 'customerTickets'] as const },
    'mf-lifts fills the slot customerTickets, which mf-doors fills.',
  ],
  [
    'a slot on the screen of another one',
    { slots: { '/lifts?tab=all': 'elevatorTickets', '/doors?tab=all': 'elevatorTickets' } as const },
    'mf-lifts has a slot at /doors?tab=all, which is not one of its addresses.',
  ],
  [
    'the first calls of another section',
    { prefetch: { '/lifts': ['/api/lifts/'], '/doors': ['/api/lifts/'] } },
    'mf-lifts names the first calls of /doors, which is not one of its addresses.',
  ],
  [
    'the first calls of Home, without a part of it',
    { prefetch: { '/amc_count': ['/api/lifts/'] } },
    'mf-lifts names the first calls of /amc_count, which is not one of its addresses.',
  ],
])('a remote that takes %s is refused, with the reason', (_, changes, ...sentences) => {
  expect(checkOwnership(live, 'mf-lifts', { ...lifts, ...changes })).toEqual(sentences);
});

test('a remote with a part of Home and of the search passes, as others have', () => {
  const parts = { extensions: ['home', 'search'] as const, prefetch: { '/amc_count': ['/api/lifts/'] } };
  expect(checkOwnership(live, 'mf-lifts', { ...lifts, ...parts })).toEqual([]);
});
