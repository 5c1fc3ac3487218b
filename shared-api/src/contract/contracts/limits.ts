/** The largest values of a contract. */
export const CONTRACT_LIMITS = {
  /** Whole rupees. */
  value_rupees: 10_000_000_000,
  visits_a_year: 365,
  /** Named in `contractSentences.tooManyElevators`. */
  elevators: 1_000,
} as const;
