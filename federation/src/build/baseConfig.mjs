// @ts-check
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import refreshedComponents from 'react-refresh-typescript';
import { IS_PACKED } from '../artifacts/workspace.mjs';

const TRANSPILE_CACHE = path.join(import.meta.dirname, 'transpileCache.mjs');

/**
 * The common configuration of all builds.
 *
 * @param {string} dir the package's folder
 * @param {{ name: string, mode: string | undefined, publicPath: string, served?: boolean }} build `served` by the
 *   development server
 * @returns {import('webpack').Configuration}
 */
export function baseConfig(dir, { name, mode, publicPath, served = false }) {
  const production = mode !== 'development';
  const refreshed = served && !production;
  const root = IS_PACKED ? dir : path.dirname(dir);
  const themes = path.join(root, IS_PACKED ? 'node_modules/@smart-elevator' : '.', 'shared-ui/src/theme/');
  return {
    name,
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist'),
      publicPath,
      uniqueName: name,
      // Webpack's default of two minutes is longer than a dealer waits.
      chunkLoadTimeout: 12_000,
      // A module that failed because one that it needs was not fetched is run again, not used half.
      strictModuleExceptionHandling: true,
      clean: true,
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      // Module Federation asks for the path before webpack knows the hash, and needs only its folder then.
      workerChunkFilename: ({ chunk }) =>
        production && chunk?.contentHash?.javascript ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: { rules: [typescript(root, production, refreshed), ...styles(themes, name, production), fonts] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:8].css' : '[name].css',
        // All rules are in CSS modules: their order does not matter.
        ignoreOrder: true,
      }),
      // Fast Refresh; the development server has an overlay of its own.
      ...(refreshed ? [new ReactRefreshPlugin({ overlay: false, esModule: true })] : []),
    ],
    optimization: {
      // Readable names that do not change with other modules.
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [
        // Both minifiers have threads of their own: worker processes would only cost time.
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false, parallel: false }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss, parallel: false }),
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${name}-${production ? 'production' : refreshed ? 'served' : 'development'}`,
      cacheDirectory: path.join(root, '.cache/webpack'),
      // A change then costs little more than what it affects.
      memoryCacheUnaffected: refreshed,
      buildDependencies: { config: [path.join(dir, 'webpack.config.mjs'), path.join(dir, 'package.json')] },
    },
    performance: { hints: false },
    stats: production ? 'errors-warnings' : 'minimal',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * Types are checked separately, by `tsc -b`.
 *
 * @param {string} root
 * @param {boolean} production
 * @param {boolean} refreshed with Fast Refresh
 * @returns {import('webpack').RuleSetRule}
 */
const typescript = (root, production, refreshed) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: [
    ...(production ? [TRANSPILE_CACHE] : []),
    {
      loader: 'ts-loader',
      options: {
        transpileOnly: true,
        configFile: path.join(root, 'tsconfig.base.json'),
        compilerOptions: {
          composite: false,
          emitDeclarationOnly: false,
          declaration: false,
          sourceMap: !production,
        },
        ...(refreshed ? { getCustomTransformers: () => ({ before: [refreshedComponents()] }) } : {}),
      },
    },
  ],
});

/**
 * Only the theme has global styles. All other style sheets are CSS modules; a selector without a class of its own
 * fails the build, because it would change the screens of other packages.
 *
 * @param {string} themes the folder of the global styles
 * @param {string} name
 * @param {boolean} production
 * @returns {import('webpack').RuleSetRule[]}
 */
const styles = (themes, name, production) => [
  {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: (/** @type {string} */ file) => file.endsWith('.module.css') || !file.startsWith(themes),
            mode: 'pure',
            namedExport: false,
            exportLocalsConvention: 'as-is',
            // Salted: the shell's styles of another version must not apply to a remote's own copy of a widget.
            localIdentHashSalt: name,
            // The gate knows its own classes by their form (`delivery/gate/checkContents.mjs`).
            localIdentName: production ? '_[hash:base64:6]' : '[name]__[local]__[hash:base64:4]',
          },
        },
      },
    ],
  },
];

/** @type {import('webpack').RuleSetRule} */
const fonts = { test: /\.(woff2?|svg|png)$/, type: 'asset/resource' };
