// @ts-check
import webpack from 'webpack';

/** Fetches the first script of a remote as the shell asks for it ahead; a browser would fetch it twice otherwise. */
export class SameOrigin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SameOrigin', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('SameOrigin', (source) =>
        [source, 'if (url.includes("/plain/")) script.crossOrigin = "anonymous";'].join('\n'),
      );
    });
  }
}
