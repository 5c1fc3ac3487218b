/** A price of R222. */
export interface Tier {
  name: string;
  /** A year, rupees. */
  price: number;
  /** Where it begins on the ruler of assets. */
  from: number;
  assets: string;
  storage: string;
}

/** The three, on one ruler of assets. */
export const tiers: readonly Tier[] = [
  { name: 'Small', price: 13_000, from: 0, assets: 'up to 100 assets', storage: '1GB storage' },
  { name: 'Medium', price: 18_000, from: 100, assets: '100 to 300 assets', storage: '2GB storage' },
  { name: 'Business', price: 22_000, from: 300, assets: 'more than 300 assets', storage: '5GB storage' },
];
