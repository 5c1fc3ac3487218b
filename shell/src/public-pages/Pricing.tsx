import { formatRupees } from '@smart-elevator/shared-ui/format/number';
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
  { name: 'Small', price: 13_000, from: 0, assets: 'up to 100 assets', storage: '1GB storage' },
  { name: 'Medium', price: 18_000, from: 100, assets: '100 to 300 assets', storage: '2GB storage' },
  { name: 'Business', price: 22_000, from: 300, assets: 'more than 300 assets', storage: '5GB storage' },
];

/** /pricing_details: three tiers on one ruler of assets (R222). */
export function Pricing() {
  return (
    <PublicFrame>
      <Page title="Pricing">
        <p className={styles.free}>All tiers include the first 6 months free.</p>
        <ul className={styles.tiers}>
          {tiers.map(({ name, price, from, assets, storage }) => (
            <li key={name} className={styles.tier}>
              <p className={styles.mark} aria-hidden="true">
                {from}
              </p>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.price}>
                <b>{formatRupees(price)}</b> a year
              </p>
              <p>{assets}</p>
              <p>{storage}</p>
              {/* Not a router link: the server may redirect it to the company's own page (R226). */}
              <a className={styles.buy} href={paths.contact} aria-label={`Buy Now: ${name}`}>
                Buy Now
              </a>
            </li>
          ))}
        </ul>
      </Page>
    </PublicFrame>
  );
}
