import { Suspense, useEffect, type ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { lazyPart } from '../../feedback/lazyPart';
import { Shortcuts } from '../../keyboard/Shortcuts';
import { localizedName, type LocalizedNames } from '../../language/localizedName';
import { t } from '../../language/t';
import { MAIN_ID } from '../../navigation/SkipLink';
import { TopBar } from '../../navigation/TopBar';
import { PrintMakerContext } from '../../page/Page';
import { PRODUCT_NAME } from '../../productName';
import { ignoreStrayClicks } from '../../state/ignoreStrayClicks';
import { useReportTrapped } from '../TrappedButton';
import { LiveUpdates } from './LiveUpdates';
import { logOut } from './logOut';
import { useSyncedPreferences } from './useSyncedPreferences';

/** An entry of the navigation. */
export interface Section {
  label: string;
  /** The label in other languages. */
  labels?: LocalizedNames;
  path: string;
  /** Further addresses that belong to it. */
  within?: readonly string[];
  /** The name of its icon, for a navigation with icons. */
  icon?: string;
  /** Whether the label says that the section is not available. */
  unavailable?: boolean;
}

const ProductName = () => <>{PRODUCT_NAME}</>;
const PrintedCompany = lazyPart(async () => (await import('./PrintedCompany')).default, ProductName);

/** Drawn while the page is printed. */
const printMaker = (
  <Suspense fallback={<span data-waiting="">{PRODUCT_NAME}</span>}>
    <PrintedCompany />
  </Suspense>
);

interface ConsoleFrameProps {
  navigation: readonly Section[];
  home: string;
  /** Opens the search of the whole console; a remote alone has none. */
  onSearch?: () => void;
  /** Above the navigation, such as what must not be overlooked. */
  above?: ReactNode;
  children: ReactNode;
}

const sectionLabel = (title: string, unavailable: boolean): string =>
  unavailable ? t('{title} (not available)', { title }) : title;

/** The frame of every screen of the console: the navigation, the signed-in user, and Logout. */
export function ConsoleFrame({ navigation, home, onSearch, above, children }: ConsoleFrameProps) {
  const userName = useSession(({ session }) => session?.user_name);
  const userId = useSession(({ session }) => session?.user_id);
  useSyncedPreferences();
  useEffect(ignoreStrayClicks, []);
  const leaving = useSession((state) => state.signingOut);
  const report = useReportTrapped();
  // An older version of the tickets has no form for a call.
  const create = linkTo('tickets.newCall') ?? linkTo('tickets.create');

  return (
    <>
      {/* Going back to a list restores its scroll position. */}
      <ScrollRestoration />
      <LiveUpdates />
      <Shortcuts user={String(userId ?? '')} create={create ?? ''} onPalette={onSearch} />
      {above}
      <TopBar
        items={navigation.map(({ label, labels, path, within, unavailable = false }) => ({
          label: sectionLabel(localizedName(label, labels), unavailable),
          to: path,
          also: within,
        }))}
        home={home}
        onSearch={onSearch}
        create={create}
        onTrapped={() => report()}
        userName={userName}
        loggingOut={leaving}
        onLogout={() => void logOut()}
      />
      <main id={MAIN_ID} tabIndex={-1}>
        <PrintMakerContext value={printMaker}>{children}</PrintMakerContext>
      </main>
    </>
  );
}
