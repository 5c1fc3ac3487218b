import { searchForm } from '../normalizeText';
import { USERNAME_MAX_LENGTH, username } from '../account/user';
import { phoneIdentity } from '../people/phone';

/** What a file without user names knows of a customer. */
export interface UnnamedCustomer {
  customer_email: string;
  customer_first_name: string;
  customer_last_name: string;
  customer_phone: string;
}

/**
 * The same for all rows of one customer without a user name, and for no other: the e-mail address, else the name with
 * the phone number.
 */
export function customerIdentity(customer: UnnamedCustomer): string {
  const { customer_email, customer_first_name, customer_last_name, customer_phone } = customer;
  if (customer_email !== '') return customer_email.toLowerCase();
  const name = searchForm(`${customer_first_name} ${customer_last_name}`.normalize('NFKC'));
  return `${name.replaceAll(/\s+/g, ' ').trim()}|${phoneIdentity(customer_phone)}`;
}

/**
 * The user name of a person who is not given one (R433, R876): the e-mail address, which is nobody else's. Without
 * it a readable name and digits, the same each time the dealer uploads the customer; another dealer's are different.
 * `attempt` counts up while the name is another person's. A name without the letters a to z becomes `word`.
 */
export function deriveUsername(
  customer: UnnamedCustomer,
  dealer_id: number,
  attempt = 0,
  word = 'customer',
): string {
  const email = customer.customer_email.toLowerCase();
  if (attempt === 0 && email !== '' && username().isValidSync(email)) return email;
  const digits = digitsOf(`${dealer_id}|${customerIdentity(customer)}|${attempt}`);
  const name = readable(`${customer.customer_first_name} ${customer.customer_last_name}`, word);
  return `${name.slice(0, USERNAME_MAX_LENGTH - digits.length - 1)}.${digits}`;
}

/** The words of a name in the letters a to z; `word` for a name in another script. */
function readable(name: string, word: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const joined = words?.join('.') ?? '';
  return /[a-z]/.test(joined) ? joined : word;
}

const DIGITS = 8;

/** Eight digits that hardly two texts have in common (FNV-1a). */
function digitsOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return String(hash % 10 ** DIGITS).padStart(DIGITS, '0');
}
