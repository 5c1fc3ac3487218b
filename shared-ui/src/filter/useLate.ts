import { useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { FieldsReadyContext } from './fieldsReady';

/** A control that is fetched when it is wanted, once for the page. */
export interface LateControl<Props> {
  fetch: () => Promise<ComponentType<Props>>;
  /** As soon as it is there. */
  found?: ComponentType<Props>;
}

/**
 * The control of a filter, once the list is there or somebody reaches for the field: it is fetched then, and one that was
 * fetched before is not drawn sooner, for it takes longer than the list. `held` says that the focus was in the field when
 * the control came, and `pressed` that somebody had pressed it.
 */
export function useLate<Props>(control: LateControl<Props>, id: string) {
  const ready = useContext(FieldsReadyContext);
  const [reaches, setReaches] = useState(0);
  const [late, setLate] = useState({
    Control: ready ? control.found : undefined,
    held: false,
    pressed: false,
  });
  const pressed = useRef(false);
  const wanted = late.Control === undefined && (ready || reaches > 0);

  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    control.fetch().then(
      (Control) => {
        control.found = Control;
        if (!gone) setLate({ Control, held: document.activeElement?.id === id, pressed: pressed.current });
      },
      // What stands in its place stays; the next time that somebody reaches for it is another attempt.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, reaches, control, id]);

  return {
    ...late,
    onReach: () => setReaches((times) => times + 1),
    onPress: () => {
      pressed.current = true;
    },
  };
}
