/** The server's messages about a contract that cannot be stored; the console's form shows the same. */
export const amcContractMessages = {
  noElevators: 'This list may not be empty.',
  tooManyElevators: 'A contract may cover at most 1,000 elevators.',
  endBeforeStart: 'The end date must be after the start date.',
  /** Two contracts of one elevator may not run on the same day. */
  overlaps: (elevator: string, start: string, end: string) =>
    `${elevator} is already covered by a contract from ${start} to ${end}.`,
  renewalTooEarly: 'The renewal must start after the contract that it renews has ended.',
  paidInFuture: 'The payment date may not be in the future.',
  paidTooEarly: 'The payment date is more than a year before the start of the contract.',
  /** With another day or reference. */
  paidAlready: 'This contract has already been marked as paid.',
  notOwed: 'This contract is paid, has no value, or has not begun.',
  notEnding: 'This contract has been renewed, or has ended.',
  noAddress: 'This customer has no e-mail address.',
  customerDeleted: 'The customer of this contract was deleted. Choose another one.',
  renewedAlready: 'This contract has already been renewed.',
} as const;
