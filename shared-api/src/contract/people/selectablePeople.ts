import { comparePeople } from './person';

interface SelectablePerson {
  user_id: number;
  username: string;
  is_active?: boolean | undefined;
}

/**
 * The people in a dropdown, in natural order: those who are active, and the already selected ones in `kept` (user ids as text). All
 * people count as active if the server does not send the state.
 */
export const selectablePeople = <Person extends SelectablePerson>(
  people: readonly Person[],
  kept: readonly string[],
): Person[] =>
  people
    .filter(({ user_id, is_active }) => is_active !== false || kept.includes(String(user_id)))
    .sort(comparePeople);
