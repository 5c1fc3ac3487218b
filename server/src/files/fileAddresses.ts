import type { FastifyInstance } from 'fastify';
import {
  FILE_OWNERS,
  type FileOwner,
  type StoredFile,
} from '@smart-elevator/shared-api/contract/files/storedFile';
import { readFileContent } from '@smart-elevator/shared-api/contract/files/endpoints';
import { fillPath } from '@smart-elevator/shared-api/contract/endpoint';
import type { Caller } from '../http/authenticate';
import { type Owner } from './fileOwners';
import { canChange, type FileRow } from './fileRepository';

/** Seconds for which an address is valid, and for which a list answers the same one, so that browsers keep pictures. */
const LIFETIME_S = 300;
const SAME_S = 60;

/** What an address gives access to. */
export type Access = { dealer_id: number } & (
  | { file_id: string; form: 'whole' | 'thumbnail' }
  | { user_id: number; user_type: Caller['user_type']; owner: FileOwner; owner_id: number }
);

/** Signs and reads the tokens of addresses of files. They are bound to the dealer and to the file or the owner. */
export function fileAddresses(app: FastifyInstance) {
  const addressOf = (access: Access): string => {
    const now = Math.floor(Date.now() / 1_000);
    const iat = now - (now % SAME_S);
    const token = app.jwt.sign({ token_type: 'file', ...access, iat }, { expiresIn: LIFETIME_S });
    return fillPath(readFileContent.path, { token });
  };
  return {
    /** A row as it is answered. */
    withAddresses: (caller: Caller, { object: _, ...row }: FileRow): StoredFile => {
      const { dealer_id } = caller;
      const { file_id } = row;
      return {
        ...row,
        can_change: canChange(caller, row),
        url: addressOf({ dealer_id, file_id, form: 'whole' }),
        thumbnail_url: row.width === null ? null : addressOf({ dealer_id, file_id, form: 'thumbnail' }),
      };
    },
    zipAddress: ({ dealer_id, user_id, user_type }: Caller, owner: Owner): string =>
      addressOf({ dealer_id, user_id, user_type, ...owner }),
    /** Undefined for a token that is not ours or has expired. */
    read: (token: string): Access | undefined => {
      try {
        const claims = app.jwt.verify<Partial<Record<string, unknown>>>(token);
        return claims['token_type'] === 'file' && isAccess(claims) ? claims : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function isAccess(claims: object): claims is Access {
  const { dealer_id, file_id, owner, owner_id } = claims as Record<string, unknown>;
  const isOwner = FILE_OWNERS.some((known) => known === owner) && typeof owner_id === 'number';
  return typeof dealer_id === 'number' && (typeof file_id === 'string' || isOwner);
}
