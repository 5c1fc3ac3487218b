/** JSON web tokens, what follows 'Bearer', and the queries of addresses, in which mailed keys stand. */
const SECRETS = [/\beyJ[\w-]+(\.[\w-]*){0,2}/g, /\bBearer\s+\S+/gi, /\?[^\s"'<>)]*/g] as const;

/** A message of an error without what could open an account. */
export const withoutSecrets = (message: string): string =>
  SECRETS.reduce((left, secret) => left.replace(secret, '…'), message);
