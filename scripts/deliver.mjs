// @ts-check
import './steps/checkNode.mjs';
import { browser } from './steps/browser.mjs';
import { install } from './steps/install.mjs';
import { root } from './steps/root.mjs';
import { spawn } from 'node:child_process';

/** `npm run create-remote -- mf-inventory`, `npm run deploy -- mf-tickets`, `npm run rollback -- mf-tickets`, `npm run remotes`: see federation/bin. */
const [command = 'help', ...words] = process.argv.slice(2);
await install();
const chromium = needsBrowser() ? await browser() : undefined;
const child = spawn(process.execPath, ['federation/bin/federation.mjs', command, ...words], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
});
child.on('exit', (code) => (process.exitCode = code ?? 1));

/** Commands that look at a console in a browser, and a new remote, which is deployed next. */
function needsBrowser() {
  const changesDeployers = words.some((word) => /^--(add|remove)-deployer$/.test(word));
  return (['create', 'deploy', 'rollback'].includes(command) && !changesDeployers) || words[0] === 'add';
}
