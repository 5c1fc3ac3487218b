import path from 'node:path';
import { ROOT } from '../console/startConsole';

/** Where the pictures go. */
export const folder = path.resolve(
  process.env['INIT_CWD'] ?? ROOT,
  process.env['PICTURES'] ?? 'e2e/results/screens',
);

/** In Hindi with `PICTURES_LANGUAGE=hi`. */
export const language = process.env['PICTURES_LANGUAGE'] ?? 'en';
