// @ts-check
/**
 * The server of `npm run dev`: reloads on change, every address answers the page, the API is passed on.
 *
 * @param {{ WEBPACK_SERVE?: boolean }} env
 * @returns {import('webpack-dev-server').Configuration | undefined}
 */
export function devServer(env) {
  if (env.WEBPACK_SERVE !== true) return undefined;
  return {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: process.env['PORT'] ?? 'auto',
    // The page is loaded anew: two entries stand on it, and a hot update reaches neither.
    hot: false,
    onListening: ({ server }) => {
      const address = server?.address();
      if (address && typeof address === 'object')
        console.log(`Serving at http://${address.address}:${address.port}, reloading as files change.`);
    },
    historyApiFallback: true,
    // On one's own machine it takes longer to make a file smaller than to send it.
    compress: false,
    // A deployed shell on another origin may take the remote from here.
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
