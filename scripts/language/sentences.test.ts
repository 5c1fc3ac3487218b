import { gapsOf, sentencesIn, type Said } from './sentencesIn';
import { pathsOfShelves, readTooEarly } from './readTooEarly';
import { jsonOf, sourcesOf } from './sourcesOf';
import { SPOKEN_PACKAGES } from './spokenPackages.mjs';

/** Names, file types and the like, which are the same in Hindi. */
const SAME = ['OTP', 'AMC', 'PDF', 'CSV', 'QR', 'MM/DD/YYYY', 'English', 'Smart Elevator Maintenance'];

type Catalogue = Record<string, string>;

const catalogueOf = (pkg: string) => (jsonOf(pkg, 'src/language/hi.json') ?? {}) as Catalogue;

/** What a remote's `remote.json` says of itself: the names of its sections. */
function sectionsOf(pkg: string): Said[] {
  const { navigation = [] } = (jsonOf(pkg, 'remote.json') ?? {}) as { navigation?: { label: string }[] };
  return navigation.map(({ label }) => ({ english: label, at: `${pkg}/remote.json` }));
}

const packages: readonly string[] = SPOKEN_PACKAGES;
const said = new Map(
  packages.map((pkg) => [pkg, [...sourcesOf(pkg).flatMap(sentencesIn), ...sectionsOf(pkg)]]),
);
const shared = catalogueOf('shared-ui');

describe.each(packages)('%s', (pkg) => {
  const own = catalogueOf(pkg);
  const ours = said.get(pkg) ?? [];

  test('says something', () => {
    expect(ours.length).toBeGreaterThan(0);
  });

  test('has Hindi for every sentence', () => {
    const missing = ours.filter(({ english }) => !Object.hasOwn({ ...shared, ...own }, english));
    expect(missing).toEqual([]);
  });

  test('has no Hindi for what nobody says', () => {
    const speakers = pkg === 'shared-ui' ? [...said.values()].flat() : ours;
    const spoken = new Set(speakers.map(({ english }) => english));
    expect(Object.keys(own).filter((english) => !spoken.has(english))).toEqual([]);
  });

  test('leaves the same gaps in Hindi, and every plural has its other form', () => {
    const wrong = Object.entries(own).filter(
      ([english, hindi]) =>
        String(gapsOf(english)) !== String(gapsOf(hindi)) ||
        (hindi.includes(', plural,') && !/\bother \{/.test(hindi)) ||
        hindi.split('{').length !== hindi.split('}').length,
    );
    expect(wrong).toEqual([]);
  });

  test('has Hindi in its own letters, but for names', () => {
    const latin = Object.entries(own).filter(
      ([english, hindi]) => !/\p{Script=Devanagari}/u.test(hindi) && !SAME.includes(english),
    );
    expect(latin).toEqual([]);
  });

  test('reads no sentence before there is something to draw', () => {
    const sources = sourcesOf(pkg);
    const sentences = new Set(sources.flatMap(pathsOfShelves));
    expect(sources.flatMap((source) => readTooEarly(source, (path) => sentences.has(path)))).toEqual([]);
  });
});

test('packages that say the same have the same Hindi for it', () => {
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
