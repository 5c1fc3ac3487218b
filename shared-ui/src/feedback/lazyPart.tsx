import { lazy, useEffect, useState, type ComponentType } from 'react';
import { Button } from '../button/Button';
import { t } from '../language/t';
import { messages } from '../messages';
import { loadedBy, loadOnce, whenSettled } from '../state/loadOnce';
import { Notice } from './Notice';

/**
 * A part of a screen whose code is loaded when it is first rendered, to be rendered in a `Suspense`. If that fails,
 * `Missing` is rendered: with React's `lazy` alone an error would replace the whole screen. The part is loaded again when
 * it is next rendered, and, without a `Missing` of its own, by a button.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<Props>,
) =>
  lazy(() =>
    loadOnce(load).then(
      (Part) => ({ default: Part }),
      () => ({ default: loadedAgain(load, Missing) }),
    ),
  );

/** A part that could not be loaded. */
function loadedAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> | undefined,
): ComponentType<Props> {
  let wasShown = false;
  return function LoadedAgain(props) {
    const [Part, setPart] = useState(() => loadedBy(load));
    const [failed, setFailed] = useState(!wasShown);
    useEffect(() => {
      wasShown = true;
      if (failed || Part) return;
      return whenSettled(
        loadOnce(load),
        (found) => setPart(() => found),
        () => setFailed(true),
      );
    }, [failed, Part]);
    if (Part) return <Part {...props} />;
    if (!failed) return null;
    return Missing ? <Missing {...props} /> : <MissingPart onRetry={() => setFailed(false)} />;
  };
}

const MissingPart = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="failure" action={<Button onClick={onRetry}>{messages.retry}</Button>}>
    {t('This part could not be loaded.')}
  </Notice>
);
