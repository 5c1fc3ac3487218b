import { useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { FieldsReadyContext } from './fieldsReady';

/** A control that is fetched when it is wanted, once for the page. */
export interface LateControl<Props> {
  fetch: () => Promise<ComponentType<Props>>;
  /** As soon as it is there. */
  found?: ComponentType<Props>;
}

/** What a dealer was doing in the field when its control came: it goes on from there. */
export interface TakesOver {
  /** The list or the calendar was asked for. */
  open: boolean;
  /** What was typed. */
  text: string;
}

/** What a dealer has done who has only come to the field. */
export const NOTHING: TakesOver = { open: false, text: '' };

/**
 * The control of a filter, once the list is there or the dealer reaches for the field: it is fetched then, and one that was
 * fetched before is not drawn sooner, for it takes longer than the list. It takes the place in one step, so that no key
 * falls between: `takesOver` is what it goes on from when the focus is in the field. `keeps` says that what was typed is
 * still the placeholder's to read: the control then waits until the focus has left.
 */
export function useLate<Props>(control: LateControl<Props>, id: string, keeps = false) {
  const ready = useContext(FieldsReadyContext);
  const [reaches, setReaches] = useState(0);
  const [late, setLate] = useState<{ Control?: ComponentType<Props>; takesOver?: TakesOver }>(() =>
    ready && control.found ? { Control: control.found } : {},
  );
  const doing = useRef(NOTHING);
  const wanted = late.Control === undefined && (ready || reaches > 0);

  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    control.fetch().then(
      (Control) => {
        control.found = Control;
        if (gone) return;
        const isHeld = document.activeElement?.id === id;
        if (isHeld && keeps && doing.current.text !== '') return;
        flushSync(() => setLate(isHeld ? { Control, takesOver: doing.current } : { Control }));
      },
      // The placeholder stays; the next time that the dealer reaches for it is another attempt.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, reaches, control, id, keeps]);

  return {
    ...late,
    /** For the placeholder. */
    waiting: {
      onReach: () => setReaches((times) => times + 1),
      onDo: (now: TakesOver) => {
        doing.current = now;
      },
    },
  };
}
