import { paths } from './paths';
import { messages } from './messages';

/** A kind of people, with the differences of its screens (R401, R402). */
export interface PersonKind {
  user_type: 'TechnicianUser' | 'CustomerUser';
  texts: typeof messages.technicians | typeof messages.customers;
  list: string;
}

export const personKinds = {
  technician: {
    user_type: 'TechnicianUser',
    texts: messages.technicians,
    list: paths.technicians,
  },
  customer: {
    user_type: 'CustomerUser',
    texts: messages.customers,
    list: paths.customers,
  },
} as const satisfies Record<string, PersonKind>;
