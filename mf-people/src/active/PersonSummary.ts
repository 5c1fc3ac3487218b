import type { NamedPerson } from '@smart-elevator/shared-api/contract/people/person';

/** A person who can be deactivated, with the data of the lists. */
export interface PersonSummary extends NamedPerson {
  user_id: number;
  /** Missing on servers without deactivation. */
  is_active?: boolean | undefined;
}

/** The action of alerts for deactivating and activating a person: either one dismisses earlier failures. */
export const activationAction = (user_id: number): string => `switch user ${user_id}`;
