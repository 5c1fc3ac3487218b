// @ts-check
/** A deploy was refused for the reason in the message; nothing has changed. */
export class DeployRejectedError extends Error {
  /** @param {string} reason a sentence for the user of the command */
  constructor(reason) {
    super(reason);
    this.name = 'DeployRejectedError';
  }
}
