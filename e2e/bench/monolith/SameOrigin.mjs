// @ts-check
import webpack from 'webpack';

/** Fetches the first script of a remote like the shell's preload; otherwise a browser would fetch it twice. */
export class SameOrigin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SameOrigin', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('SameOrigin', (source) =>
        [source, 'if (url.includes("/monolith/")) script.crossOrigin = "anonymous";'].join('\n'),
      );
    });
  }
}
