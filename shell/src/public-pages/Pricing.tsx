import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { msg, splitAtPlaceholder, t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './Pricing.module.css';
import { PublicFrame } from './PublicFrame';

/** A price of R222. */
interface Tier {
  name: string;
  /** Rupees per year. */
  price: number;
  /** The start of the tier on the ruler of assets. */
  from: number;
  assets: string;
  storage: string;
}

/** The three tiers on one ruler of assets. */
const tiers: readonly Tier[] = [
  {
    name: msg('Small'),
    price: 13_000,
    from: 0,
    assets: msg('up to 100 assets'),
    storage: msg('1GB storage'),
  },
  {
    name: msg('Medium'),
    price: 18_000,
    from: 100,
    assets: msg('100 to 300 assets'),
    storage: msg('2GB storage'),
  },
  {
    name: msg('Business'),
    price: 22_000,
    from: 300,
    assets: msg('more than 300 assets'),
    storage: msg('5GB storage'),
  },
];

/** /pricing_details: three tiers on one ruler of assets (R222). */
export function Pricing() {
  const [before, after] = splitAtPlaceholder(msg('{price} a year'));
  return (
    <PublicFrame>
      <Page title={t('Pricing')}>
        <p className={styles.free}>{t('All tiers include the first 6 months free.')}</p>
        <ul className={styles.tiers}>
          {tiers.map(({ name, price, from, assets, storage }) => (
            <li key={name} className={styles.tier}>
              <p className={styles.mark} aria-hidden="true">
                {from}
              </p>
              <h2 className={styles.name}>{t(name)}</h2>
              <p className={styles.price}>
                {before}
                <b>{formatRupees(price)}</b>
                {after}
              </p>
              <p>{t(assets)}</p>
              <p>{t(storage)}</p>
              {/* Not a router link: the server may redirect it to the company's own page (R226). */}
              <a
                className={styles.buy}
                href={paths.contact}
                aria-label={t('Buy Now: {name}', { name: t(name) })}
              >
                {t('Buy Now')}
              </a>
            </li>
          ))}
        </ul>
      </Page>
    </PublicFrame>
  );
}
