import { createContext, useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { loadedBy, loadOnce, whenSettled } from '../state/loadOnce';

/** Whether the fields of a filter may load their controls: only after the filtered list is shown. */
export const FieldsEnabledContext = createContext(true);

/** Whether a control opens its list or calendar as soon as it is drawn. */
export const OpensAtOnceContext = createContext(false);

/** What the dealer was doing in the placeholder when the control replaced it: the control continues from there. */
export interface ResumedInput {
  /** The list or the calendar was opened. */
  open: boolean;
  /** The typed text. */
  text: string;
}

/** The placeholder has the focus, without input. */
export const NO_INPUT: ResumedInput = { open: false, text: '' };

const OPENED: ResumedInput = { open: true, text: '' };

/**
 * The control of a filter, loaded once the list is shown or the field is hovered or focused. The control continues
 * from `resumedInput` if the placeholder had the focus. With `keeps` the placeholder reads typed text itself: the
 * control then waits until the focus has left.
 *
 * Not `lazy` with the placeholder as fallback of `Suspense`: React chooses the moment of that replacement. The typed
 * text and the focus must be read at that moment, otherwise a key is lost in between, and a half-typed date must not
 * be replaced at all.
 */
export function useLazyControl<Props>(load: () => Promise<ComponentType<Props>>, id: string, keeps = false) {
  const ready = useContext(FieldsEnabledContext);
  const opens = useContext(OpensAtOnceContext);
  const [reaches, setReaches] = useState(0);
  const [shown, setShown] = useState<{ Control?: ComponentType<Props>; takesOver?: ResumedInput }>(() => {
    const Control = ready ? loadedBy(load) : undefined;
    return Control ? { Control, ...(opens ? { takesOver: OPENED } : {}) } : {};
  });
  const doing = useRef(opens ? OPENED : NO_INPUT);
  const wanted = shown.Control === undefined && (ready || reaches > 0);

  useEffect(() => {
    if (!wanted) return;
    // After a failure the placeholder stays; the next hover or focus is another attempt.
    return whenSettled(loadOnce(load), (Control) => {
      const hadFocus = document.activeElement?.id === id;
      if (hadFocus && keeps && doing.current.text !== '') return;
      flushSync(() => setShown(hadFocus ? { Control, takesOver: doing.current } : { Control }));
    });
  }, [wanted, reaches, load, id, keeps]);

  return {
    ...shown,
    /** For the placeholder. */
    waiting: {
      onReach: () => setReaches((times) => times + 1),
      onDo: (now: ResumedInput) => {
        doing.current = now;
      },
    },
  };
}
