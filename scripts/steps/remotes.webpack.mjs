// @ts-check
/** @typedef {import('@smart-elevator/federation/webpack').Configure} Configure */

/**
 * The builds of several remotes in one process, one after another (`--env remotes=mf-people,mf-settings`): a compiler
 * that is warm needs a little more than half the time.
 *
 * @param {{ remotes: string }} env
 * @param {{ mode?: string }} argv
 */
export default async function remotesConfig(env, argv) {
  const configs = await Promise.all(
    env.remotes.split(',').map(async (name) => {
      /** @type {{ default: Configure }} */
      const { default: configure } = await import(`../../${name}/webpack.config.mjs`);
      return configure({}, argv);
    }),
  );
  return Object.assign(configs, { parallelism: 1 });
}
