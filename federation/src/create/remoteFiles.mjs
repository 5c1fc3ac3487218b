// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files that are the same in every remote, except for its name. */
const SAME = ['tsconfig.json', 'webpack.config.mjs', 'src/index.ts', 'src/bootstrap.tsx'];

/**
 * The files of a new remote with one screen, by their paths below the project's folder.
 *
 * @param {string} root
 * @param {import('./newRemote.mjs').NewRemote} remote
 * @returns {Record<string, string>}
 */
export function remoteFiles(root, remote) {
  const { name, key, component, title, hindi, model, description } = remote;
  const read = (/** @type {string} */ file) =>
    readFileSync(path.join(root, model, file), 'utf8').replaceAll(model, name);
  /** @type {Record<string, string>} */
  const files = {
    ...Object.fromEntries(SAME.map((file) => [file, read(file)])),
    'package.json': toJson({ ...JSON.parse(read('package.json')), version: '0.1.0', description: title }),
    'remote.json': toJson(description),
    'src/paths.ts': `/** The addresses of this remote. */
export const paths = { ${key}: '/${key}' } as const;
`,
    'src/messages.ts': `import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of ${title}. */
export const messages = defineMessages({
  title: '${title}',
  none: 'Nothing here yet',
});
`,
    'src/language/hi.json': toJson({ [title]: hindi, 'Nothing here yet': 'यहाँ अभी कुछ नहीं है' }),
    [`src/${component}.tsx`]: `import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { messages } from './messages';

/** /${key}. */
export function ${component}() {
  return (
    <Page title={messages.title}>
      <EmptyState title={messages.none} />
    </Page>
  );
}
`,
    [`src/${component}.test.tsx`]: `import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import remote from './remote';

const routes = remote.routes.map((route) => ({ ...route, HydrateFallback: () => null }));

test('an empty section says so', async () => {
  renderRoutes(routes, '/${key}');
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing here yet');
});
`,
    'src/remote.tsx': `import { defineRemote, lazyRoute } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from './paths';

registerTranslations('hi', () => import('./language/hi.json'));

/** ${title}. */
export default defineRemote({
  routes: [lazyRoute(paths.${key}, async () => (await import('./${component}')).${component})],
});
`,
  };
  return {
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`${name}/${file}`, text])),
    [`e2e/journeys/${key}.spec.ts`]: journey(remote),
  };
}

/** @param {import('./newRemote.mjs').NewRemote} remote */
const journey = ({ key, title }) => `import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test('the navigation leads to ${title}', async ({ page }) => {
  await page.goto('/amc_count');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: '${title}' }).click();
  await settled(page, '${title}');
  await expect(page).toHaveURL('/${key}');
});
`;

/** @param {unknown} value */
export const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
