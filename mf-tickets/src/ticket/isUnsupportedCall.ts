import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';

/** Whether a back end does not support a call that ours adds: its part of the screen is then hidden. */
export const isUnsupportedCall = (error: ApiError | undefined): boolean =>
  error?.status === 404 || error?.status === 405;
