import type { UserType } from '@smart-elevator/shared-api/contract/endpoint';
import { AMC_CONTRACT_STATES } from '@smart-elevator/shared-api/contract/amc/amcContract';
import {
  AMC_CONTRACT_KINDS,
  amcContractFields,
} from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { FIELD_FORMATS, TRACKERS } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { CYCLE_DAYS, MAIN_STATES } from '@smart-elevator/shared-api/contract/elevators/elevatorChoices';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import type { Fields } from '@smart-elevator/shared-api/contract/entityFields';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import {
  TICKET_PRIORITIES,
  TICKET_RESOLUTIONS,
  TICKET_STATUSES,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { readdirSync } from 'node:fs';
import {
  placeholdersOf,
  messagesIn,
  type SourceMessage,
} from '../../federation/src/artifacts/messagesIn.mjs';
import { messagePaths, translatedTooEarly } from './translatedTooEarly';
import { jsonOf, ROOT, sourcesOf } from './serverMessages';
import { TRANSLATED_PACKAGES } from '../steps/root.mjs';

/** Names, file types and the like, which are the same in Hindi. */
const SAME = ['OTP', 'AMC', 'PDF', 'CSV', 'QR', 'MM/DD/YYYY', 'English', 'Smart Elevator Maintenance'];

type Catalogue = Record<string, string>;

const catalogueOf = (pkg: string) => (jsonOf(pkg, 'src/language/hi.json') ?? {}) as Catalogue;

/** The labels of an entity's fields, or of those that have one of these uses. */
const labelsOf = (fields: Fields, uses = Object.values(fields).flatMap((field) => field.uses)) =>
  Object.values(fields)
    .filter((field) => field.uses.some((use) => uses.includes(use)))
    .map(({ label }) => label);

/** The contract's display names of API values, by the package that shows them. */
const VALUES: Record<string, readonly string[]> = {
  shell: labelsOf(peopleFields, ['input']),
  'mf-people': [
    ...(['TechnicianUser', 'CustomerUser'] satisfies UserType[]),
    ...labelsOf(peopleFields, ['input', 'memberInput']),
    ...[...MAIN_STATES, ...TICKET_PRIORITIES],
  ],
  'mf-customfields': [...Object.values(FIELD_FORMATS), ...Object.values(TRACKERS)],
  'mf-tickets': [
    ...TICKET_STATUSES,
    ...TICKET_RESOLUTIONS,
    ...TICKET_PRIORITIES,
    UNASSIGNED,
    ...labelsOf(ticketFields),
  ],
  'mf-technician': [...TICKET_STATUSES, ...TICKET_RESOLUTIONS, ...TICKET_PRIORITIES],
  'mf-elevators': [
    ...[...MAIN_STATES, ...Object.keys(CYCLE_DAYS), ...AMC_CONTRACT_KINDS, ...AMC_CONTRACT_STATES],
    ...[...TICKET_STATUSES, ...TICKET_PRIORITIES],
    ...labelsOf(elevatorFields),
    ...labelsOf(amcContractFields),
  ],
};
const valuesOf = (pkg: string): SourceMessage[] =>
  (VALUES[pkg] ?? []).map((english) => ({ english, at: 'shared-api/src/contract' }));

const packages: readonly string[] = TRANSLATED_PACKAGES;
const messagesOf = (pkg: string) => [...sourcesOf(pkg).flatMap(messagesIn), ...valuesOf(pkg)];
const messagesByPackage = new Map(packages.map((pkg) => [pkg, messagesOf(pkg)]));
const shared = catalogueOf('shared-ui');

describe.each(packages)('%s', (pkg) => {
  const own = catalogueOf(pkg);
  const ours = messagesByPackage.get(pkg) ?? [];

  test('has messages', () => {
    expect(ours.length).toBeGreaterThan(0);
  });

  test('has a Hindi translation for every sentence', () => {
    const missing = ours.filter(({ english }) => !Object.hasOwn({ ...shared, ...own }, english));
    expect(missing).toEqual([]);
  });

  test('has no unused Hindi entry', () => {
    const speakers = pkg === 'shared-ui' ? [...messagesByPackage.values()].flat() : ours;
    const spoken = new Set(speakers.map(({ english }) => english));
    expect(Object.keys(own).filter((english) => !spoken.has(english))).toEqual([]);
  });

  test('has the same placeholders in Hindi, and every plural has the form other', () => {
    const wrong = Object.entries(own).filter(
      ([english, hindi]) =>
        String(placeholdersOf(english)) !== String(placeholdersOf(hindi)) ||
        (hindi.includes(', plural,') && !/\bother \{/.test(hindi)) ||
        hindi.split('{').length !== hindi.split('}').length,
    );
    expect(wrong).toEqual([]);
  });

  test('has Hindi in its own script, except for names', () => {
    const latin = Object.entries(own).filter(
      ([english, hindi]) => !/\p{Script=Devanagari}/u.test(hindi) && !SAME.includes(english),
    );
    expect(latin).toEqual([]);
  });

  test('translates no sentence while a module is evaluated', () => {
    const sources = sourcesOf(pkg);
    const sentences = new Set(sources.flatMap(messagePaths));
    expect(sources.flatMap((source) => translatedTooEarly(source, sentences))).toEqual([]);
  });
});

interface Remote {
  navigation: { label: string; labels?: { hi?: string } }[];
  titles?: { hi?: string };
}

test.each(readdirSync(ROOT).filter((folder) => folder.startsWith('mf-')))(
  '%s brings its names in Hindi along: they are read before it is loaded',
  (pkg) => {
    const { navigation, titles } = jsonOf(pkg, 'remote.json') as Remote;
    const names = [titles?.hi, ...navigation.map(({ labels }) => labels?.hi)];
    expect(names.filter((name) => !/\p{Script=Devanagari}/u.test(name ?? ''))).toEqual([]);
  },
);

test('packages with the same sentence have the same translation', () => {
  const first = new Map<string, string>();
  const different = packages.flatMap((pkg) =>
    Object.entries(catalogueOf(pkg)).filter(([english, hindi]) => {
      const known = first.get(english) ?? hindi;
      first.set(english, known);
      return known !== hindi;
    }),
  );
  expect(different).toEqual([]);
});
