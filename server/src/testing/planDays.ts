import { createInterface } from 'node:readline';
import { openDatabase } from '../database/Database';
import { planVisits } from '../visits/planning/planVisits';

/**
 * A process for the proof of visits (`npm run verify:visits`), which may be killed while it plans: plans the visits of a dealer for
 * each day that it reads, one a line, and answers each with the milliseconds that it took, after a line when it is connected. The connection and the dealer are the JSON of the
 * variable PLAN.
 */
const { connection, dealer_id } = JSON.parse(process.env['PLAN'] ?? '{}');
const database = openDatabase(connection);
await database.query('select');
process.stdout.write('ready\n');
for await (const day of createInterface({ input: process.stdin })) {
  const began = performance.now();
  await database.transaction((db) => planVisits(db, dealer_id, day));
  process.stdout.write(`${Math.round(performance.now() - began)}\n`);
}
await database.close();
