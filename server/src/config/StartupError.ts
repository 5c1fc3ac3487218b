/** Why the server does not start, in plain sentences for the administrator; shown without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
