// @ts-check
import webpack from 'webpack';

/** The process of `startCompiler.mjs`: builds each package that it is sent, without the time that webpack's cache takes. */
const uncached = {
  cache: /** @type {const} */ (false),
  snapshot: { module: { timestamp: true }, resolve: { timestamp: true } },
};

process.on('message', async (/** @type {string} */ name) => {
  /** @type {{ default: import('@smart-elevator/federation/webpack').Configure }} */
  const { default: configure } = await import(`../../${name}/webpack.config.mjs`);
  const config = configure({}, { mode: 'production' });
  const compiler = webpack({ ...config, ...uncached });
  compiler.run((error, stats) => {
    const output = stats?.toString(config.stats) ?? String(error?.stack);
    compiler.close((closing) =>
      process.send?.({
        ok: !closing && stats?.hasErrors() === false,
        output: output && `${name}:\n${output}\n`,
      }),
    );
  });
});
process.on('disconnect', () => process.exit());
