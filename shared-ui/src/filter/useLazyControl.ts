import { createContext, useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';

/** Whether the fields of a filter may load their controls: not before the list that they filter is shown. */
export const FieldsEnabledContext = createContext(true);

/** A control that is loaded when it is needed, once for the page. */
export interface LazyControl<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Once it is loaded. */
  loaded?: ComponentType<Props>;
}

/** What the dealer was doing in the placeholder when the control replaced it: the control continues from there. */
export interface ResumedInput {
  /** The list or the calendar was opened. */
  open: boolean;
  /** What was typed. */
  text: string;
}

/** The placeholder has the focus, and no more. */
export const NOTHING: ResumedInput = { open: false, text: '' };

/**
 * The control of a filter, loaded once the list is shown or the dealer reaches for the field. `resumedInput` is what the control
 * continues from if the placeholder had the focus. `keeps` says that the placeholder reads typed text itself: the control
 * then waits until the focus has left.
 *
 * Not `lazy` with the placeholder as fallback of `Suspense`: React chooses the moment of that replacement. What was typed and
 * whether the field has the focus must be read in that moment, else a key is lost in between, and a date that is half typed
 * must not be replaced at all.
 */
export function useLazyControl<Props>(control: LazyControl<Props>, id: string, keeps = false) {
  const ready = useContext(FieldsEnabledContext);
  const [reaches, setReaches] = useState(0);
  const [shown, setShown] = useState<{ Control?: ComponentType<Props>; takesOver?: ResumedInput }>(() =>
    ready && control.loaded ? { Control: control.loaded } : {},
  );
  const doing = useRef(NOTHING);
  const wanted = shown.Control === undefined && (ready || reaches > 0);

  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    control.load().then(
      (Control) => {
        control.loaded = Control;
        if (isOver) return;
        const hadFocus = document.activeElement?.id === id;
        if (hadFocus && keeps && doing.current.text !== '') return;
        flushSync(() => setShown(hadFocus ? { Control, takesOver: doing.current } : { Control }));
      },
      // The placeholder stays; the next time that the dealer reaches for it is another attempt.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [wanted, reaches, control, id, keeps]);

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
