import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { Button } from '../button/Button';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { Notice } from '../feedback/Notice';
import { failureMessage, messages } from '../messages';

interface CallFailureProps {
  /** What could not be loaded. */
  title: string;
  error: ApiError | undefined;
  onRetry: () => void;
}

/** A query that failed, with a retry button; what the server does not offer is no failure. */
export function CallFailure({ title, error, onRetry }: CallFailureProps) {
  if (error?.failure === 'unsupported') return <EmptyState title={failureMessage('unsupported')} />;
  return (
    <ErrorState
      title={title}
      hint={failureMessage(error?.failure ?? 'failed', error?.status)}
      onRetry={onRetry}
    />
  );
}

/** Above data that could not be fetched again, and may be out of date. */
export const StaleNotice = ({ title, error, onRetry }: CallFailureProps & { error: ApiError }) => (
  <Notice tone="failure" title={title} action={<Button onClick={onRetry}>{messages.retry}</Button>}>
    {failureMessage(error.failure, error.status)}
  </Notice>
);
