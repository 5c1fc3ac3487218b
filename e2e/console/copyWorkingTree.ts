import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './startConsole';

/** Build output and caches. */
const MADE = /^(node_modules|dist|site|\.git|\.cache|\.nx|\.data|results|.*\.tsbuildinfo)$/;

/**
 * A copy of the project as it is checked out, with the installed packages and nothing that was built: a build there
 * starts from nothing, and a change there affects no other files.
 */
export function copyWorkingTree(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'smart-elevator-tree-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (file) => file === ROOT || !MADE.test(path.basename(file)),
  });
  const [installed, packages] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  const ours = '@smart-elevator';
  mkdirSync(path.join(packages, ours), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== ours) symlinkSync(path.join(installed, name), path.join(packages, name));
  // Our own packages are those of the copy.
  for (const name of readdirSync(path.join(installed, ours))) {
    const within = path.relative(realpathSync(ROOT), realpathSync(path.join(installed, ours, name)));
    symlinkSync(path.join(folder, within), path.join(packages, ours, name));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
