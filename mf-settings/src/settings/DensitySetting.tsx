import { DENSITIES } from '@smart-elevator/shared-api/contract/preferences/look';
import { changeDensity } from '@smart-elevator/shared-ui/state/density';
import { useDensity } from '@smart-elevator/shared-ui/state/useDensity';
import { messages } from '../messages';
import { ChoiceSetting } from './ChoiceSetting';
import { useSavePreference } from '@smart-elevator/shared-ui/screens/useSavePreference';

const texts = messages.density;

/** The density of tables and forms; applied at once, and stored for the dealer. */
export function DensitySetting() {
  const shown = useDensity();
  const keep = useSavePreference();
  return (
    <ChoiceSetting
      title={texts.title}
      hint={texts.hint}
      choices={DENSITIES.map((value) => ({ value, label: texts[value] }))}
      value={shown}
      onChoose={(density) => {
        changeDensity(density);
        keep({ density });
      }}
    />
  );
}
