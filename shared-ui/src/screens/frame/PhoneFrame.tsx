import { useEffect, type ReactNode } from 'react';
import { Link, matchPath, ScrollRestoration, useLocation } from 'react-router-dom';
import { Icon } from '../../icon/Icon';
import { iconShapes, type IconName } from '../../icon/iconShapes';
import { localizedName } from '../../language/localizedName';
import { t } from '../../language/t';
import { MAIN_ID, SkipLink } from '../../navigation/SkipLink';
import { ignoreStrayClicks } from '../../state/ignoreStrayClicks';
import { keepBottomBar } from '../../state/keepBottomBar';
import type { Section } from './ConsoleFrame';
import { LiveUpdates } from './LiveUpdates';
import styles from './PhoneFrame.module.css';
import { useSyncedPreferences } from './useSyncedPreferences';

interface PhoneFrameProps {
  navigation: readonly Section[];
  /** Above the screen, such as what must not be overlooked. */
  above?: ReactNode;
  children: ReactNode;
}

/** The frame of a technician's screens: the screen, and the navigation at the thumb (R1396). */
export function PhoneFrame({ navigation, above, children }: PhoneFrameProps) {
  useSyncedPreferences();
  useEffect(ignoreStrayClicks, []);
  return (
    <>
      <ScrollRestoration />
      <LiveUpdates />
      <SkipLink />
      {above}
      <main id={MAIN_ID} tabIndex={-1} className={styles.screen}>
        {children}
      </main>
      {navigation.length > 0 ? <BottomBar sections={navigation} /> : null}
    </>
  );
}

function BottomBar({ sections }: { sections: readonly Section[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('Main')} className={styles.bar} ref={keepBottomBar} data-screen-only="">
      <ul className={styles.list} role="list">
        {sections.map(({ label, labels, path, within = [], icon }) => {
          const isHere = matchPath(path, pathname) !== null;
          const isWithin = isHere || within.some((one) => matchPath(one, pathname) !== null);
          return (
            <li key={path}>
              <Link
                className={styles.item}
                to={path}
                aria-current={isHere ? 'page' : isWithin ? 'true' : undefined}
              >
                {isIcon(icon) ? <Icon name={icon} size={22} /> : null}
                {localizedName(label, labels)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const isIcon = (name: string | undefined): name is IconName => name !== undefined && name in iconShapes;
