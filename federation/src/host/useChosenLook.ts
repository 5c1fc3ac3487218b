import { useEffect, useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readLook } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { chooseLanguage } from '@smart-elevator/shared-ui/language/language';
import { chooseDensity } from '@smart-elevator/shared-ui/state/density';

/** Signing out empties local storage, so that it is asked for once after each sign-in. */
const KEY = 'smart-elevator.look';

/** Shows the look that was chosen in another browser: asked for after signing in, then this browser knows it. */
export function useChosenLook(): void {
  const [asking] = useState(() => localStorage.getItem(KEY) === null);
  const { data, error } = useCall(readLook, {}, { enabled: asking });

  useEffect(() => {
    // Servers of others do not keep it; who could not be reached is asked again when the console is next opened.
    if (data ?? (error && error.failure !== 'offline')) localStorage.setItem(KEY, 'known');
    if (data?.density) chooseDensity(data.density);
    if (data?.language) void chooseLanguage(data.language);
  }, [data, error]);
}
