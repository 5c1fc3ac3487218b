// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../artifacts/workspace.mjs';
import { runCheck } from '../delivery/gate/checkSources.mjs';
import { parseArgs } from 'node:util';
import { newRemote } from './newRemote.mjs';
import { ARCHIVES, ownRepository } from './ownRepository.mjs';
import { packShared } from './packShared.mjs';
import { remoteFiles } from './remoteFiles.mjs';
import { repositoryEntries } from './repositoryEntries.mjs';

/**
 * Creates a remote with one screen, and makes every entry that it needs in the project; with `--out DIR` in a
 * repository of its own, with the packed shared packages.
 *
 * @param {string[]} words name, title and title in Hindi
 */
export async function createRemote(words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const remote = newRemote(ROOT, positionals);
  const files = remoteFiles(ROOT, remote);
  const folder = path.resolve(values.out ?? ROOT);
  if (values.out && existsSync(path.join(folder, 'package.json')))
    throw new Error(`${folder} has a package.json. Please name an empty folder.`);
  const all = values.out
    ? ownRepository(ROOT, remote, files, await packShared(path.join(folder, ARCHIVES)))
    : { ...files, ...repositoryEntries(ROOT, remote, files) };
  const written = Object.keys(all).map((file) => path.join(folder, file));
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  await runCheck('Formatting', 'oxfmt/bin/oxfmt', ['--config=.oxfmtrc.json', ...written]);
  const { name, title, hindi } = remote;
  console.log(`Created ${name}, '${title}', in Hindi '${hindi}' (remote.json and src/language/hi.json).
${values.out ? `Its README.md says how to try, check and deploy it in ${folder}.` : `Try it with npm start -- ${name}, check it with npm test, deploy it with npm run deploy -- ${name}.`}`);
}
