import { useEffect, useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readLook } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { changeLanguage, currentLanguage } from '../../language/language';
import { changeDensity, currentDensity } from '../../state/density';

/**
 * Whether this browser knows the look, and until then what it showed when it first asked. Signing out empties local
 * storage, so that it is asked for once after each sign-in.
 */
const KEY = 'smart-elevator.look';
const KNOWN = 'known';

/**
 * Shows the look that was chosen in another browser: asked for after signing in, then this browser knows it. What is chosen
 * here before the answer comes stays.
 */
export function useSyncedPreferences(): void {
  // All is drawn anew when another language is shown, and must not show again what was answered before.
  const [asking] = useState(() => localStorage.getItem(KEY) !== KNOWN);
  const { data, error } = useCall(readLook, {}, { enabled: asking });

  useEffect(() => {
    const before = localStorage.getItem(KEY) ?? `${currentDensity()} ${currentLanguage()}`;
    if (before === KNOWN) return;
    // Servers of others do not keep it; who could not be reached is asked again when the console is next opened.
    const isKnown = data ?? (error && error.failure !== 'offline');
    localStorage.setItem(KEY, isKnown ? KNOWN : before);
    const [density, language] = before.split(' ');
    if (data?.density && density === currentDensity()) changeDensity(data.density);
    if (data?.language && language === currentLanguage()) void changeLanguage(data.language);
  }, [data, error]);
}
