import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Sheet } from '../dialog/Sheet';
import { Icon } from '../icon/Icon';
import { t } from '../language/t';
import { PRODUCT_NAME } from '../productName';
import { PALETTE_KEYS, SHORTCUTS } from '../state/shortcutKeys';
import { useIsNarrow } from '../state/useMedia';
import { Account } from './Account';
import { BarButton } from './BarButton';
import { NavList, type NavItem } from './NavList';
import { ProductLogo } from './ProductLogo';
import { SkipLink } from './SkipLink';
import styles from './TopBar.module.css';

interface TopBarProps {
  items: readonly NavItem[];
  /** Who is signed in. */
  userName?: string | undefined;
  onLogout?: (() => void) | undefined;
  loggingOut?: boolean | undefined;
  /** The link of the product's name. */
  home?: string;
  /** Opens the search of the whole console, if the host has one. */
  onSearch?: (() => void) | undefined;
  /** Reports that a person is trapped; a button of the narrow bar, whose pages may have none. */
  onTrapped?: (() => void) | undefined;
  /** The address of a new ticket, if there are tickets. */
  create?: string | undefined;
}

/** The dark-green bar: the product, the navigation, who is signed in, Logout. Below 1024 px the navigation is in a drawer. */
export function TopBar({ items, userName, onLogout, loggingOut, home = '/', ...actions }: TopBarProps) {
  const { onSearch, onTrapped, create } = actions;
  const narrow = useIsNarrow(1024);
  const [open, setOpen] = useState(false);
  // The drawer would cover the messages of Logout.
  const leave =
    onLogout &&
    (() => {
      setOpen(false);
      onLogout();
    });
  const account = <Account userName={userName} onLogout={leave} loggingOut={loggingOut} />;
  return (
    <header className={styles.bar}>
      <SkipLink />
      {narrow && items.length > 0 ? (
        <button
          type="button"
          className={styles.menu}
          aria-label={t('Menu')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
        </button>
      ) : null}
      <ProductLogo to={home} />
      {narrow ? (
        <Sheet title={PRODUCT_NAME} side="left" look="bar" open={open} onClose={() => setOpen(false)}>
          <NavList items={items} upright onFollow={() => setOpen(false)} />
          <div className={styles.foot}>{account}</div>
        </Sheet>
      ) : (
        <NavList items={items} />
      )}
      <div className={styles.end}>
        {narrow && onTrapped ? (
          <BarButton icon="warning" label={t('Passenger trapped')} isDanger onClick={onTrapped} />
        ) : null}
        {create ? (
          <Link
            className={styles.create}
            to={create}
            title={t('New ticket ({key})', { key: SHORTCUTS.create })}
          >
            <Icon name="plus" size={18} />
            <span className={styles.createLabel}>{t('New ticket')}</span>
          </Link>
        ) : null}
        {onSearch ? (
          <BarButton
            icon="search"
            label={t('Search')}
            title={t('Search ({keys})', { keys: PALETTE_KEYS })}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K"
            onClick={onSearch}
          />
        ) : null}
        {narrow && items.length > 0 ? null : account}
      </div>
    </header>
  );
}
