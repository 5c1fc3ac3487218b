/** The server's messages about contracts that are changed together. */
export const amcTogetherMessages = {
  notSoon: 'This contract does not end within 30 days.',
  /** Since the dealer has seen its value. */
  otherValue: 'The value of this contract was changed meanwhile.',
} as const;

/** The server's messages about a payment that is undone. */
export const amcPaymentMessages = {
  /** Since the caller has entered it. */
  otherPayment: 'The payment of this contract was changed meanwhile.',
} as const;
