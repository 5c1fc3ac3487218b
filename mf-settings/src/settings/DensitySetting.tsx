import { DENSITIES } from '@smart-elevator/shared-api/contract/preferences/look';
import { chooseDensity } from '@smart-elevator/shared-ui/state/density';
import { useDensity } from '@smart-elevator/shared-ui/state/useDensity';
import { messages } from '../messages';
import { Setting } from './Setting';
import styles from './Setting.module.css';
import { useKeepLook } from './useKeepLook';

const said = messages.density;

/** How close together tables and forms stand; shown at once, and kept for the dealer. */
export function DensitySetting() {
  const shown = useDensity();
  const keep = useKeepLook();
  return (
    <Setting title={said.title} hint={said.hint}>
      <div className={styles.choices} role="radiogroup" aria-label={said.title}>
        {DENSITIES.map((density) => (
          <label key={density} className={styles.choice}>
            <input
              type="radio"
              name="density"
              checked={shown === density}
              onChange={() => {
                chooseDensity(density);
                keep({ density });
              }}
            />
            {said[density]}
          </label>
        ))}
      </div>
    </Setting>
  );
}
