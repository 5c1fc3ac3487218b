// @ts-check
/** A deploy was refused for the reason in the message; nothing has changed. */
export class DeployRejectedError extends Error {
  /**
   * @param {string} reason sentences for the user of the command, one in a line
   * @param {'stored files' | 'deployers'} [check] that refused it, where the judge of canaries asks
   */
  constructor(reason, check) {
    super(reason);
    this.name = 'DeployRejectedError';
    this.check = check;
  }
}

/**
 * Refuses the deploy if there are reasons.
 *
 * @param {readonly (string | false | undefined)[]} violations as sentences; what is no sentence is left out
 * @param {DeployRejectedError['check']} [check]
 */
export function refuse(violations, check) {
  const reasons = violations.filter(Boolean);
  if (reasons.length > 0) throw new DeployRejectedError(reasons.join('\n'), check);
}

/** A check could not run, for the reason in the message: it says nothing about the version. */
export class CheckNotRunError extends DeployRejectedError {}

/**
 * The message of an error; undefined without one.
 *
 * @param {Promise<unknown>} work
 * @returns {Promise<string | undefined>}
 */
export const reasonOf = (work) =>
  work.then(
    () => undefined,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
