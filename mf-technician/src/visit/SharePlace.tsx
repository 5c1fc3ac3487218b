import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { useId, useState } from 'react';
import phone from '../parts/Phone.module.css';
import { isPhoneDocument } from '../parts/phoneDocument';
import { visitMessages as texts } from './messages';
import { knowsPlace, placeNow, sharePlace, sharesPlace, stopSharing } from '../parts/placeSharing';
import styles from './Work.module.css';

/** A constant, as in shared-ui's `SwitchField`. */
const SWITCH = 'switch';

/** Whether the office sees where the technician is at each change of this visit: off at first, over with Done (R1442). */
export function SharePlace({ visit: { visit_id } }: { visit: Visit }) {
  const id = useId();
  const [isOn, setOn] = useState(() => sharesPlace(visit_id));
  const [isRefused, setRefused] = useState(false);
  if (!knowsPlace()) return null;
  const change = async (wanted: boolean) => {
    setRefused(false);
    setOn(wanted);
    if (!wanted) return stopSharing(visit_id);
    sharePlace(visit_id);
    // Only pages of the phone may ask for the place.
    if (!isPhoneDocument()) return window.location.reload();
    // Asked now, when the technician knows why.
    if (await placeNow()) return;
    stopSharing(visit_id);
    setOn(false);
    setRefused(true);
  };
  return (
    <div>
      <label className={styles.radio}>
        <input
          type="checkbox"
          role={SWITCH}
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => void change(target.checked)}
        />
        {texts.sharePlace}
      </label>
      <p id={id} className={phone.detail}>
        {texts.shareHint}
      </p>
      {isRefused ? <p role="alert">{texts.placeRefused}</p> : null}
    </div>
  );
}
