import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';

/** Whether the answers of a call have an ETag, so that a 304 is possible. */
export const isCacheable = ({ method, secret, file }: Endpoint): boolean =>
  method === 'GET' && !secret && file === undefined;
