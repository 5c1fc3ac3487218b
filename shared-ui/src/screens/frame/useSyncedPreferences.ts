import { useEffect, useEffectEvent, useState } from 'react';
import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { takeChosenLanguage } from '../../language/chosenLanguage';
import { changeLanguage, currentLanguage } from '../../language/language';
import { changeDateFormat, currentDateFormat } from '../../state/dateFormat';
import { changeDensity, currentDensity } from '../../state/density';
import { storedHiddenColumns, storeHiddenColumns } from '../../state/hiddenColumns';
import { useSavePreference } from '../useSavePreference';

/**
 * Whether this browser has the preferences; until then, what it showed at its first request. Signing out clears local
 * storage, so they are fetched once after each sign-in.
 */
const KEY = 'smart-elevator.look';
const KNOWN = 'known';
/** In place of the language that was shown: the shown one was chosen before signing in. */
const CHOSEN = 'chosen';

/**
 * Applies the preferences that were chosen in another browser: fetched after signing in, then stored in this browser.
 * A choice made here before the answer stays; so does the language that was chosen before signing in (R258), which is then stored
 * for the other browsers, too.
 */
export function useSyncedPreferences(): void {
  // A change of the language remounts everything, and must not apply the former answer again.
  const [asking] = useState(() => browserStorage.getItem(KEY) !== KNOWN);
  const save = useEffectEvent(useSavePreference());
  const { data, error } = useCall(readAppearance, {}, { enabled: asking });

  useEffect(() => {
    const chosen = takeChosenLanguage();
    if (chosen) save({ language: chosen });
    const shown = chosen ? CHOSEN : currentLanguage();
    const before = browserStorage.getItem(KEY) ?? `${currentDensity()} ${shown} ${currentDateFormat()}`;
    if (before === KNOWN) return;
    // Other back ends may not store it; an unreachable server is asked again when the console is next opened.
    const isKnown = data ?? (error && error.failure !== 'offline');
    browserStorage.setItem(KEY, isKnown ? KNOWN : before);
    const [density, language, dateFormat] = before.split(' ');
    if (data?.hidden_columns && !storedHiddenColumns()) storeHiddenColumns(data.hidden_columns);
    if (data?.density && density === currentDensity()) changeDensity(data.density);
    if (data?.date_format && dateFormat === currentDateFormat()) changeDateFormat(data.date_format);
    if (data?.language && language === currentLanguage()) void changeLanguage(data.language);
  }, [data, error]);
}
