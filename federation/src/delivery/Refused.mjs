// @ts-check
/** Something was not deployed, for a reason that its message tells; everything stands as it stood. */
export class Refused extends Error {
  /** @param {string} reason a sentence for whoever deploys */
  constructor(reason) {
    super(reason);
    this.name = 'Refused';
  }
}
