#!/usr/bin/env node
// @ts-check
import { assemble } from '../src/assemble/assemble.mjs';
import { serve } from '../src/serve.mjs';

const USAGE = `federation assemble          puts the built shell and remotes together in site/
federation serve <remote>    runs one remote alone, reloading on change (API_URL names its back end)`;

const [command, remote] = process.argv.slice(2);
try {
  if (command === 'assemble') await assemble();
  else if (command === 'serve' && remote) await serve(remote);
  else throw new Error(`Please say what to do:\n\n${USAGE}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
