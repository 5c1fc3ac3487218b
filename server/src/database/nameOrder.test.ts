import { compareByName, nameOrder } from '@smart-elevator/shared-api/contract/nameOrder';
import { asciiDigits } from '@smart-elevator/shared-api/contract/asciiDigits';
import { SeededRandom } from '../demo/SeededRandom';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';

let of: TestDatabase | undefined;
const opened = async () => (of = await testDatabase());
afterEach(() => of?.close());

const ALPHABETS = [
  [...'aAbBzZ _-.,()#/\\\'"0123456789'],
  [...'0000012599'],
  [...'éÉñÑüÜçÅåøØßœŒÆ'],
  [...'αΆΣςσΩЁёйЙжЖ'],
  [...'मंज़िल१२०९ক০৯ਕ੧કૢ૧த௧ఠ౧ಕ೧കം൧ଓ୧'],
  [...'١٢٣۱۲۳１２３𝟏𝟚'],
  ['\u200c', '\u200d', 'क्', '\ufe0f', '\u0301', '\u0323', '😀', '𠀀', '\ue000', '\uff5e', 'ﬁ', 'ａＡ'],
] as const;

const names = (chance: SeededRandom, count: number) =>
  Array.from({ length: count }, () =>
    Array.from({ length: chance.whole(0, 12) }, () => {
      const alphabet = ALPHABETS[chance.whole(0, ALPHABETS.length - 1)] ?? [];
      return alphabet[chance.whole(0, alphabet.length - 1)] ?? '';
    }).join(''),
  );

test('the database has the same keys as the contract, and orders them the same (R952)', async () => {
  const { database } = await opened();
  const some = names(new SeededRandom(20_270_114), 4_000);
  const rows = await database.query<{ id: number; name: string; key: string }>(
    `select id::integer, name, name_order(name) as key from unnest($1::text[]) with ordinality as n (name, id)
     order by name_order(name) collate "C", id`,
    [some],
  );
  expect(rows.filter(({ name, key }) => nameOrder(name) !== key)).toEqual([]);
  const compare = compareByName<(typeof rows)[number]>(
    ({ name }) => name,
    ({ id }) => id,
  );
  expect(rows.toSorted(compare).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('the database knows the digits of every script (R952)', async () => {
  const { database } = await opened();
  const rows = await database.query<{ digit: string; value: string }>(
    `select chr(point) as digit, ascii_digits(chr(point)) as value
     from generate_series(1, x'1FFFF'::integer) as point where point not between x'D800'::integer and x'DFFF'::integer
       and ascii_digits(chr(point)) <> chr(point)`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(750);
  expect(rows.filter(({ digit, value }) => asciiDigits(digit) !== value)).toEqual([]);
});

test('names have their keys also when pg_dump restores them, which sets no search path (R952)', async () => {
  const { database } = await opened();
  const key = await database.transaction(async (within) => {
    await within.query(`set local search_path = ''`);
    return within.query(`select public.name_order('लिफ्ट २') as key`);
  });
  expect(key).toEqual([{ key: nameOrder('लिफ्ट २') }]);
});
