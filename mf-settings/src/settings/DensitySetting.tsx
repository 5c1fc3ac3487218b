import { DENSITIES } from '@smart-elevator/shared-api/contract/preferences/look';
import { changeDensity } from '@smart-elevator/shared-ui/state/density';
import { useDensity } from '@smart-elevator/shared-ui/state/useDensity';
import { messages } from '../messages';
import { Setting } from './Setting';
import styles from './Setting.module.css';
import { useSavePreference } from './useSavePreference';

const texts = messages.density;

/** The density of tables and forms; applied at once, and stored for the dealer. */
export function DensitySetting() {
  const shown = useDensity();
  const keep = useSavePreference();
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <div className={styles.choices} role="radiogroup" aria-label={texts.title}>
        {DENSITIES.map((density) => (
          <label key={density} className={styles.choice}>
            <input
              type="radio"
              name="density"
              checked={shown === density}
              onChange={() => {
                changeDensity(density);
                keep({ density });
              }}
            />
            {texts[density]}
          </label>
        ))}
      </div>
    </Setting>
  );
}
