// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../artifacts/workspace.mjs';
import { toJson } from './remoteFiles.mjs';

/** The folder of the packed shared packages, below that of the remote. */
export const ARCHIVES = 'packages';

/** The tools of the project for types and tests. */
const TOOLS = /^(@swc\/(core|jest)|@testing-library\/.*|@types\/.*|jest(-environment-jsdom)?|typescript)$/;

/** The packages of the build that may run their installation scripts. */
const SCRIPTS = /^(@swc\/core|esbuild|@parcel\/account|unrs-resolver)$/;

/**
 * The files of a remote in a repository of its own, by their paths in it.
 *
 * @param {string} root the project's folder
 * @param {import('./newRemote.mjs').NewRemote} remote
 * @param {Record<string, string>} files of the remote in the project
 * @param {Record<string, string>} archives of the shared packages, by the names of these
 * @returns {Record<string, string>}
 */
export function ownRepository(root, { name, title, description }, files, archives) {
  const own = Object.entries(files).flatMap(([file, text]) =>
    file.startsWith(`${name}/`) ? [[file.slice(name.length + 1), text]] : [],
  );
  const { dependencies, devDependencies, scripts, ...described } = JSON.parse(
    files[`${name}/package.json`] ?? '{}',
  );
  const packed = (/** @type {Record<string, string>} */ all) =>
    Object.fromEntries(
      Object.entries(all).map(([one, range]) => {
        const archive = archives[one];
        return [one, archive ? `file:${ARCHIVES}/${archive}` : range];
      }),
    );
  const { engines, allowScripts, devDependencies: ofProject } = readJson(path.join(root, 'package.json'));
  const tools = Object.entries(ofProject).filter(([one]) => TOOLS.test(one));
  return {
    ...Object.fromEntries(own),
    'package.json': toJson({
      ...described,
      engines,
      scripts: {
        ...scripts,
        types: 'tsc',
        test: 'jest',
        deploy: `federation deploy ${name}`,
        rollback: `federation rollback ${name}`,
        remotes: 'federation remotes',
      },
      dependencies: packed(dependencies),
      devDependencies: { ...packed(devDependencies), ...Object.fromEntries(tools) },
      allowScripts: Object.fromEntries(Object.entries(allowScripts).filter(([one]) => SCRIPTS.test(one))),
    }),
    // Its journeys are in this repository, not in the project's.
    'remote.json': toJson({ ...description, journeys: undefined }),
    'tsconfig.base.json': readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'),
    'tsconfig.json': toJson({
      extends: './tsconfig.base.json',
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['jest', 'node', '@testing-library/jest-dom'],
      },
      include: [
        'src',
        'src/language/hi.json',
        'remote.json',
        'node_modules/@smart-elevator/shared-ui/src/css-modules.d.ts',
      ],
    }),
    'jest.config.mjs': `export { screenTests as default } from '@smart-elevator/federation/jest';\n`,
    '.gitignore': 'node_modules/\ndist/\n.cache/\n',
    'README.md': `# ${title}

A remote of the Smart Elevator console. \`npm install\`, then:

| command                          | what it does                                                                   |
| -------------------------------- | ------------------------------------------------------------------------------ |
| \`API_URL=https://… npm start\`    | serves it alone, with the API of that console                                  |
| \`npm run types\`, \`npm test\`      | check it                                                                       |
| \`npm run deploy\`                 | checks, builds and deploys it (\`-- --canary 10%\`: for some dealers first)      |
| \`npm run rollback\`               | restores the previous version                                                 |
| \`npm run remotes\`                | prints what is deployed                                                        |

A deployment needs \`DEPLOY_URL\` (where the console is served), the bucket of the console (\`DEPLOY_S3_ENDPOINT\`,
\`DEPLOY_S3_BUCKET\`, \`AWS_ACCESS_KEY_ID\`, \`AWS_SECRET_ACCESS_KEY\`) or its folder (\`DEPLOY_DIR\`), the team's
\`DEPLOY_TOKEN\`, and \`DEPLOY_USERNAME\` and \`DEPLOY_PASSWORD\` of a dealer who may look at the console.

The checks of a deployment open the console in Chromium: \`npx playwright install chromium\` installs it, or \`CHROMIUM_PATH\`
names one that is there.

\`${ARCHIVES}/\` has the shared packages that it is built with. Newer ones come from \`npm run pack-shared\` of the console's
project.
`,
  };
}
