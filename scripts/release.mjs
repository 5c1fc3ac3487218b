// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { datedChangelog } from './steps/datedChangelog.mjs';
import { root } from './steps/root.mjs';
import { exitWithError } from './steps/printLine.mjs';

/**
 * `npm run release -- 1.1.0` is npm's own `npm version`: it changes the version of the product, commits and tags it. It runs
 * this file twice: before, to refuse a release without its part of the changelog (`--check`), and after the version has changed.
 */
const file = join(root, 'CHANGELOG.md');
const { npm_package_version: version = '' } = process.env;
const { text, refusal } = datedChangelog(readFileSync(file, 'utf8'), version, new Date());
if (refusal) exitWithError(refusal);
if (!process.argv.includes('--check')) writeFileSync(file, text);
