import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { msg, splitAtPlaceholder, t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './Pricing.module.css';
import { PublicFrame } from './PublicFrame';
import { tiers } from './tiers';

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
