import { lazy, type ComponentType } from 'react';
import { t } from '../language/t';
import { retryOnce } from '../state/retryOnce';
import { Notice } from './Notice';

/**
 * A part of a screen whose code is loaded when it is first rendered, to be rendered in a `Suspense`. If that fails,
 * `Missing` is rendered until the page is loaded again: with React's `lazy` alone an error would replace the whole screen.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = MissingPart,
) =>
  lazy(() =>
    retryOnce(load).then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    ),
  );

const MissingPart = () => (
  <Notice tone="failure">{t('This part could not be loaded. Please reload the page.')}</Notice>
);
