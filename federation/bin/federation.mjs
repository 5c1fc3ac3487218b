#!/usr/bin/env node
// @ts-check
import { assemble, compressSite } from '../src/delivery/commands/assemble.mjs';
import { checkBuilds } from '../src/delivery/gate/checkBuild.mjs';
import { serve } from '../src/serve.mjs';

const USAGE = `federation assemble          puts the built shell and remotes together in site/ (--uncompressed: without their compressed copies)
federation compress          adds the compressed copies
federation check             checks each built remote as a deploy does: its budgets, scripts and styles
federation serve <remote>    runs one remote alone, with Fast Refresh (API_URL names its back end)
federation create <remote>   creates it with one screen (optional: its title, its title in Hindi)
federation pack --out <dir>  packs shared-api, shared-ui and federation for repositories of their own
federation deploy <remote>   checks, builds, tests, gates and deploys it, or the shell (--canary 10% for some
                             dealers first,
                             --preview only uploads it, for the dealers in PREVIEW_DEALERS,
                             --together for several at once,
                             --force also if the version is recorded as bad,
                             --skip-lint-and-types "reason" in an emergency,
                             --add-deployer <remote> <team> prints a token, --remove-deployer ends it)
federation rollback <remote> restores the previous version (--to names another one, --force also a bad one,
                             --together for several at once: shell mf-tickets@1.2.0-abc)
federation remotes           prints what is deployed (--judge promotes or rolls back canaries first;
                             disable <remote>, enable <remote>, remove <remote>;
                             add <remote> <url> --title --path deploys one of another build)`;

const [command = '', ...words] = process.argv.slice(2);
const [remote] = words;
try {
  if (command === 'assemble') await assemble({ compress: remote !== '--uncompressed' });
  else if (command === 'compress') await compressSite();
  else if (command === 'check') await checkBuilds();
  else if (command === 'serve' && remote) await serve(remote);
  else if (command === 'create') await (await import('../src/create/createRemote.mjs')).createRemote(words);
  else if (command === 'pack') await (await import('../src/create/packShared.mjs')).pack(words);
  else if (['deploy', 'rollback', 'remotes'].includes(command)) await deliver(command);
  else throw new Error(`Please say what to do:\n\n${USAGE}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Loaded on demand, since it imports a browser. @param {string} what */
async function deliver(what) {
  if (what === 'deploy') return (await import('../src/delivery/commands/deploy.mjs')).deploy(words);
  if (what === 'remotes') return (await import('../src/delivery/commands/remotes.mjs')).remotes(words);
  return (await import('../src/delivery/commands/rollback.mjs')).rollbackCommand(words);
}
