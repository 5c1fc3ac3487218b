// @ts-check
import path from 'node:path';

/**
 * A loader of webpack: instead of the shell's runtime.ts a module with the same `run`, which imports the remotes.
 *
 * @this {import('webpack').LoaderContext<{ remotes: string[] }>} `remotes` are folders
 */
export default function importRemotes() {
  const { remotes } = this.getOptions();
  const imports = remotes.map((folder) => {
    const name = path.basename(folder);
    const file = JSON.stringify(path.join(folder, 'src/remote.tsx'));
    return `${JSON.stringify(name)}: () => import(/* webpackChunkName: "${name}" */ ${file}),`;
  });
  return [
    `const remotes = {\n${imports.join('\n')}\n};`,
    'export const run = async ({ name }) => (await remotes[name]()).default;',
  ].join('\n');
}
