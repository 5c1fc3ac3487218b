/** Why the server does not start, in plain sentences for the person who started it; shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
