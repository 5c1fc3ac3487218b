/** What the server says of the dealer's people; the console says the same (P2 §8, decision 36). */
export const peopleSentences = {
  deleted: (email: string) => `User with ID ${email} deleted successfully`,
  ownAccount: 'Your own account cannot be deleted here.',
} as const;
