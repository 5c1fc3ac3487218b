// @ts-check
/** Something was not deployed, for a reason that its message tells; everything stands as it stood. */
export class DeployRefused extends Error {
  /** @param {string} reason a sentence for whoever deploys */
  constructor(reason) {
    super(reason);
    this.name = 'DeployRefused';
  }
}
