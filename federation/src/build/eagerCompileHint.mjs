// @ts-check
import webpack from 'webpack';

/**
 * Lets Chromium compile what stands around every screen, Module Federation's runtime among it, beside the page and while it
 * still comes, instead of function by function as each is first called (V8's explicit compile hints; nothing elsewhere). Not
 * `shell`: the page needs it as soon as it is loaded, and a sign-in calls little of it. Scripts only: in a style sheet the
 * line is no comment, and the browser drops the rule after it.
 */
export const eagerCompileHint = new webpack.BannerPlugin({
  raw: true,
  banner: '//# allFunctionsCalledOnLoad',
  test: /\.js$/,
  include: /^console\./,
  // Once it has been made small, which takes comments away.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
