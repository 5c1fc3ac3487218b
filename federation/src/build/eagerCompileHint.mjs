// @ts-check
import webpack from 'webpack';

/**
 * Lets Chromium compile the frame of every screen and Module Federation's runtime in the background during the
 * download, instead of function by function on the first call (V8's explicit compile hints; no effect in other
 * browsers). Not for `common`: the page needs it as soon as it is loaded, and sign-in calls few of its functions. Only
 * for scripts: in a style sheet the line is not a comment, and the browser drops the rule after it.
 */
export const eagerCompileHint = new webpack.BannerPlugin({
  raw: true,
  banner: '//# allFunctionsCalledOnLoad',
  test: /\.js$/,
  include: /^console\./,
  // After minification, which removes comments.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
