// @ts-check
import { join } from 'node:path';

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '../..');
