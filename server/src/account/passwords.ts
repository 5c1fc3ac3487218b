import { hash, verify } from '@node-rs/argon2';
import { once } from '../lifecycle/once';

/** OWASP's first choice for argon2id: 19 MiB, two passes; about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Uses argon2id, the library's default. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

const dummyHash = once(() => hashPassword('nobody has this password'));

/**
 * Whether a password is correct. Without a hash it takes the same time, so that the duration does not reveal which
 * names exist.
 */
export async function isPassword(
  password: string,
  password_hash: string | null | undefined,
): Promise<boolean> {
  const right = await verify(password_hash ?? (await dummyHash()), password);
  return right && typeof password_hash === 'string';
}
