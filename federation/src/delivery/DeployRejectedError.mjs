// @ts-check
/** A deploy was refused for the reason in the message; nothing has changed. */
export class DeployRejectedError extends Error {
  /** @param {string} reason a sentence for the user of the command */
  constructor(reason) {
    super(reason);
    this.name = 'DeployRejectedError';
  }
}

/** Refuses the deploy if there are reasons. @param {readonly string[]} violations as sentences */
export function refuse(violations) {
  if (violations.length > 0) throw new DeployRejectedError(violations.join('\n'));
}

/** A check could not run, for the reason in the message: it says nothing about the version. */
export class CheckNotRunError extends DeployRejectedError {}
