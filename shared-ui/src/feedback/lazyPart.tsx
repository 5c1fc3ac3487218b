import { lazy, useCallback, useEffect, useState, type ComponentType } from 'react';
import { Button } from '../button/Button';
import { t } from '../language/t';
import { messages } from '../messages';
import { retryOnce } from '../state/retryOnce';
import { Notice } from './Notice';

interface MissingProps {
  /** Loads the part again. */
  onRetry: () => void;
}

/** One attempt to load a part: the part itself, or what is rendered instead. */
type Attempt<Props> = ComponentType<{ props: Props; onRetry: () => void; onLeave: () => void }>;

/**
 * A part of a screen whose code is loaded when it is first rendered, to be rendered in a `Suspense`. If that fails,
 * `Missing` is rendered: with React's `lazy` alone an error would replace the whole screen. The part is loaded again by
 * `onRetry`, and when it is next rendered after `Missing` has gone.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props & MissingProps> = MissingPart,
): ComponentType<Props> {
  const Failed: Attempt<Props> = ({ props, onRetry, onLeave }) => {
    useEffect(() => onLeave, [onLeave]);
    return <Missing {...props} onRetry={onRetry} />;
  };
  const attempt = () =>
    lazy(() =>
      retryOnce(load).then(
        (Part): { default: Attempt<Props> } => ({ default: ({ props }) => <Part {...props} /> }),
        () => ({ default: Failed }),
      ),
    );
  let latest = attempt();
  return function LazyPart(props) {
    const [Current, setCurrent] = useState(() => latest);
    const renew = useCallback(() => {
      if (latest === Current) latest = attempt();
    }, [Current]);
    const retry = () => {
      renew();
      setCurrent(() => latest);
    };
    return <Current props={props} onRetry={retry} onLeave={renew} />;
  };
}

const MissingPart = ({ onRetry }: MissingProps) => (
  <Notice tone="failure" action={<Button onClick={onRetry}>{messages.retry}</Button>}>
    {t('This part could not be loaded.')}
  </Notice>
);
