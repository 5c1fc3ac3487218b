import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../feedback/ErrorState';
import { t } from '../../language/t';
import { Page } from '../../page/Page';

interface RemoteBoundaryProps {
  /** The name of the missing part, for the user: 'Tickets'. */
  title: string;
  /** Whether it is a whole screen and not a part of one: the card then has a title above it. */
  page?: boolean;
  /** Another part of the same remote on this screen shows the card. */
  quiet?: boolean;
  /** Called with the error after it is shown; clears what must be fetched again. */
  onFailure?: (error: unknown) => void;
  children: ReactNode;
}

/** Limits the failure of one remote to its own part: a card names the missing part and has a retry button. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    const { title, page = false, quiet = false, children } = this.props;
    if (!this.state.failed) return children;
    if (quiet) return null;
    const card = (
      <ErrorState
        title={t('{title}: not available right now.', { title })}
        hint={t('The rest of the console works. Please try again in a moment.')}
        onRetry={() => this.setState({ failed: false })}
      />
    );
    return page ? <Page title={title}>{card}</Page> : card;
  }
}
