import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { counted } from '../config/counted';
import { CustomerNames } from './CustomerNames';
import { readRegister } from './register';
import { templateCsv, templateRow } from './templateRow';

/** `npm run data:maryland -- IN OUT`: converts the State of Maryland's register to a file that /customers accepts. */
function run([from, to]: readonly string[]): void {
  if (!from || !to) throw new Error('Usage: npm run data:maryland -- <register.csv> <file to write>');
  const customers = new CustomerNames();
  const rows = readRegister(readFileSync(here(from), 'utf8')).map((unit) => templateRow(unit, customers));
  writeFileSync(here(to), templateCsv(rows));
  console.log(`${counted(rows.length, 'elevator')} written to ${to}.`);
}

/** npm changes to the folder of the package, but the paths are relative to the folder where the command was typed. */
const here = (file: string): string => path.resolve(process.env.INIT_CWD ?? '.', file);

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
