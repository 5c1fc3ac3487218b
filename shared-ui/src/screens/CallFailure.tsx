import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { failureMessage } from '../messages';

interface CallFailureProps {
  /** What could not be loaded. */
  title: string;
  error: ApiError | undefined;
  onRetry: () => void;
}

/** A query that failed, with a retry button; what the server does not offer is no failure. */
export function CallFailure({ title, error, onRetry }: CallFailureProps) {
  if (error?.failure === 'unsupported') return <EmptyState title={failureMessage('unsupported')} />;
  return <ErrorState title={title} hint={failureMessage(error?.failure ?? 'failed')} onRetry={onRetry} />;
}
