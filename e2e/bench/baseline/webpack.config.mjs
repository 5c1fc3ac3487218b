// @ts-check
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { root } from '../../../scripts/steps/root.mjs';

/**
 * One script, made as small as the console's own ones are; it contains no code of the console.
 *
 * @type {import('webpack').Configuration}
 */
const baseline = {
  name: 'baseline',
  context: import.meta.dirname,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: './src/index.tsx',
  output: {
    path: path.join(root, '.cache/bench/baseline'),
    publicPath: '/',
    filename: '[name].[contenthash:12].js',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          configFile: path.join(root, 'tsconfig.base.json'),
          compilerOptions: { composite: false, emitDeclarationOnly: false, declaration: false },
        },
      },
    ],
  },
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
  },
  cache: { type: 'filesystem', name: 'baseline', cacheDirectory: path.join(root, '.cache/webpack') },
  performance: { hints: false },
};

export default baseline;
