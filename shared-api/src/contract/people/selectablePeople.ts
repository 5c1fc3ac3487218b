interface SelectablePerson {
  user_id: number;
  is_active?: boolean | undefined;
}

/**
 * The people whom a dropdown offers: those who are not deactivated, and those in `kept` (user ids as text), who are chosen
 * already. A server that does not tell who is active is taken to have active people only.
 */
export const selectablePeople = <Person extends SelectablePerson>(
  people: readonly Person[],
  kept: readonly string[],
): Person[] =>
  people.filter(({ user_id, is_active }) => is_active !== false || kept.includes(String(user_id)));
