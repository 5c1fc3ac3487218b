import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../feedback/ErrorState';
import { t } from '../../language/t';
import { Page } from '../../page/Page';

interface RemoteBoundaryProps {
  /** What is missing when this fails, in plain words: 'Tickets'. */
  title: string;
  /** The whole screen, and not a part of one: the card gets a title above it. */
  page?: boolean;
  /** Called with the failure when it is on the screen; forgets what must be fetched anew. */
  onFailure?: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps the failure of one remote in its place: a card that says what is missing, and a way to try again. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    const { title, page = false, children } = this.props;
    if (!this.state.failed) return children;
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
