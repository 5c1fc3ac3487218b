import { openDatabase } from './database/Database';
import { prepareDemo } from './prepareDemo';
import { testDatabase } from './testing/testDatabase';

test('two concurrent starts on an empty database fill it once, and both report the demonstration dealer', async () => {
  const { database, connection, close } = await testDatabase();
  const other = openDatabase(connection);
  const output: string[] = [];
  try {
    const fill = (of: typeof database) =>
      prepareDemo(of, connection, '2026-11-20', (sentence) => output.push(sentence));
    expect(await Promise.all([fill(database), fill(other)])).toEqual([true, true]);
    expect(output).toEqual(['Filling the empty database with the demonstration dealer.']);
    expect(await database.query('select count(*) as n from dealers')).toEqual([{ n: 1 }]);
  } finally {
    await other.close();
    await close();
  }
});
