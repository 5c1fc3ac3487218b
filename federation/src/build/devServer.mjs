// @ts-check
/**
 * The development server: replaces changed components (Fast Refresh), serves the page at every address, forwards calls
 * of the API.
 *
 * @param {{ WEBPACK_SERVE?: boolean }} env
 * @returns {import('webpack-dev-server').Configuration | undefined}
 */
export function devServer(env) {
  if (env.WEBPACK_SERVE !== true) return undefined;
  return {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: process.env['PORT'] ?? 'auto',
    hot: true,
    onListening: ({ server }) => {
      const address = server?.address();
      if (address && typeof address === 'object')
        console.log(
          `Serving at http://${address.address}:${address.port}, following the files as they change.`,
        );
    },
    historyApiFallback: true,
    // On the same machine compressing a file takes longer than sending it.
    compress: false,
    // A deployed shell on another origin may load the remote from here.
    headers: { 'access-control-allow-origin': '*' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    proxy: [
      {
        context: ['/api', '/mf'],
        target: process.env['API_URL'] ?? 'http://127.0.0.1:4000',
        changeOrigin: true,
      },
    ],
  };
}
