import { msg } from '@smart-elevator/shared-ui/language/t';

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

/** The smallest tier. */
export const small: Tier = {
  name: msg('Small'),
  price: 13_000,
  from: 0,
  assets: msg('up to 100 assets'),
  storage: msg('1GB storage'),
};

/** The three tiers on one ruler of assets. */
export const tiers: readonly Tier[] = [
  small,
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
