import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkingTree } from '../console/copyWorkingTree';
import { ROOT } from '../console/startConsole';
import { runProgram } from './DeliveryFixture';

/** A package that is built with other versions of the shared packages, in a copy of the project. */
interface SkewedBuild {
  name: string;
  /** By the folder of the shared package. */
  versions: Record<string, string>;
  /** Of the shared packages, the declarations that came with these versions, as 'module name'. */
  brings?: Record<string, string>;
  /** The edits of the sources, by file. */
  edits?: Record<string, (text: string) => string>;
}

const removals: (() => void)[] = [];

/** Removes all copies. */
export const removeSkewedBuilds = (): void => removals.forEach((remove) => remove());

/** Builds it; returns its folder. */
export async function skewedBuild({ name, versions, brings = {}, edits = {} }: SkewedBuild): Promise<string> {
  const { folder, remove } = copyWorkingTree();
  removals.push(remove);
  // The host that a remote has when it is opened by itself; every build of a remote contains a copy.
  cpSync(path.join(ROOT, 'federation/dist'), path.join(folder, 'federation/dist'), { recursive: true });
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(path.join(folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is not as it was.`);
    writeFileSync(path.join(folder, file), after);
  };
  for (const [shared, version] of Object.entries(versions)) {
    edit(`${shared}/package.json`, (text) => JSON.stringify({ ...JSON.parse(text), version }));
    edit(`${shared}/interface.json`, (text) => {
      const report: { modules: Record<string, Record<string, string>> } = JSON.parse(text);
      const [module = '', declaration = ''] = brings[shared]?.split(' ') ?? [];
      const modules = { ...report.modules };
      if (module) modules[module] = { ...modules[module], [declaration]: `${version} new` };
      return JSON.stringify({ ...report, version, modules });
    });
  }
  for (const [file, change] of Object.entries(edits)) edit(file, change);
  const webpack = path.join(ROOT, 'node_modules/webpack-cli/bin/cli.js');
  const dir = path.join(folder, name);
  const { ok, output } = await runProgram([webpack, '--mode', 'production'], { NODE_ENV: 'production' }, dir);
  if (!ok) throw new Error(`${name} cannot be built:\n${output}`);
  return dir;
}

/** Changes a file of a package; returns the package's folder. */
export function editJson<Content>(dir: string, file: string, change: (content: Content) => Content): string {
  const content: Content = JSON.parse(readFileSync(path.join(dir, file), 'utf8'));
  writeFileSync(path.join(dir, file), JSON.stringify(change(content)));
  return dir;
}

/** The version of a shared package, and one of its next minor and major ones. */
export const versionsOf = (shared: string) => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(ROOT, shared, 'package.json'), 'utf8'),
  );
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return { now: version, minor: `${major}.${minor + 8}.0`, major: `${major + 8}.0.0` };
};
