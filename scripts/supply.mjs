// @ts-check
import './steps/checkNode.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './steps/build.mjs';
import { root } from './steps/root.mjs';
import { run } from './steps/run.mjs';
import { printLine } from './steps/printLine.mjs';
import { licencesOf } from './supply/licences.mjs';
import { lockFileErrors, packagesOf, readJson } from './supply/lockFileErrors.mjs';
import { secretsIn } from './supply/secrets.mjs';

/**
 * `npm run verify:supply`: checks the lock file, the licences and the built files, writes the list of parts
 * (CycloneDX) to .cache/sbom.json, and queries the registry, if reachable, for known vulnerabilities.
 */
const faults = [];
const lock = readJson(join(root, 'package-lock.json'));

const inLock = lockFileErrors(lock);
faults.push(...inLock);
printLine(
  `lock file: ${packagesOf(lock).length} packages, each with version and SHA-512; ${inLock.length} faults`,
);

const { counts, refused } = licencesOf(root, lock);
faults.push(...refused);
const most = [...counts].sort((a, b) => b[1] - a[1]).map(([licence, count]) => `${licence} ${count}`);
printLine(`licences: ${refused.length} not allowed (${most.join(', ')})`);

const sbom = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--loglevel=error']);
const parts = sbom.ok ? JSON.parse(sbom.output.slice(sbom.output.indexOf('{'))) : undefined;
if (parts?.bomFormat !== 'CycloneDX') faults.push(`npm sbom failed: ${sbom.output.slice(0, 500)}`);
else {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache/sbom.json'), JSON.stringify(parts, null, 2));
  printLine(`parts: ${parts.components.length} in .cache/sbom.json (CycloneDX ${parts.specVersion})`);
}

await ensureBuilt();
// Secrets of the environment must not be in the build.
const own = Object.entries(process.env).flatMap(([name, value = '']) =>
  /SECRET|PASSWORD|TOKEN|_KEY$/.test(name) && value.length >= 12 ? [value] : [],
);
for (const folder of ['site', 'server/dist']) {
  const { files, found } = secretsIn(join(root, folder), own);
  faults.push(...found);
  printLine(`secrets: ${found.length} in ${files} files of ${folder}`);
}

const audit = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent']);
printLine(`known vulnerabilities in shipped packages: ${weaknesses(audit.output)}`);

for (const fault of faults) printLine(`FAULT ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** @param {string} output */
function weaknesses(output) {
  try {
    const { critical, high, moderate, low } = JSON.parse(output).metadata.vulnerabilities;
    if (critical + high > 0) faults.push(`npm audit: ${critical} critical, ${high} high`);
    return `${critical} critical, ${high} high, ${moderate} moderate, ${low} low`;
  } catch {
    return 'not known, since the registry does not answer';
  }
}
