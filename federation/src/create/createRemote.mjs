// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../artifacts/workspace.mjs';
import { runCheck } from '../delivery/checks.mjs';
import { newRemote } from './newRemote.mjs';
import { remoteFiles } from './remoteFiles.mjs';
import { repositoryEntries } from './repositoryEntries.mjs';

/**
 * Creates a remote with one screen, and makes every entry that it needs in the project.
 *
 * @param {readonly string[]} words name, title and title in Hindi
 */
export async function createRemote(words) {
  const remote = newRemote(ROOT, words);
  const files = remoteFiles(ROOT, remote);
  const all = { ...files, ...repositoryEntries(ROOT, remote, files) };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), text);
  }
  const how = ['--write', '--ignore-unknown', '--log-level=warn'];
  await runCheck('Formatting', 'prettier/bin/prettier.cjs', [...how, ...Object.keys(all)]);
  const { name, title, hindi } = remote;
  console.log(`Created ${name}, '${title}', in Hindi '${hindi}' (remote.json and src/language/hi.json).
Try it with npm start -- ${name}, check it with npm test, deploy it with npm run deploy -- ${name}.`);
}
