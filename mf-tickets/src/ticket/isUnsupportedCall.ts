import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';

/** Whether a back end does not know a call that ours adds: then what it would show is left out. */
export const isUnsupportedCall = (error: ApiError | undefined): boolean =>
  error?.status === 404 || error?.status === 405;
