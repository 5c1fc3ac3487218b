/** The customer that a building of the register becomes. */
export interface BuildingCustomer {
  customer_username: string;
  customer_email: string;
  customer_first_name: string;
  customer_last_name: string;
  customer_phone: string;
}

const LONGEST_SLUG = 60;
const LONGEST_NAME = 150;

/** Gives every building one customer: the same building the same, and no two the same user name or address. */
export class CustomerNames {
  private readonly customers = new Map<string, BuildingCustomer>();
  private readonly slugs = new Set<string>();

  /** `ending` keeps the user names apart from those that other lists of the same buildings get. */
  constructor(private readonly ending = '') {}

  /** The customer of a building, which is the same without regard to case. */
  of(building: string): BuildingCustomer {
    const key = building.toLowerCase();
    const known = this.customers.get(key) ?? this.make(building);
    this.customers.set(key, known);
    return known;
  }

  private make(building: string): BuildingCustomer {
    const username = this.freeSlug(building) + this.ending;
    return {
      customer_username: username,
      customer_email: `${username}@example.com`,
      customer_first_name: building.slice(0, LONGEST_NAME),
      customer_last_name: 'Management',
      // Numbers 555-0100 to 555-0199 are nobody's.
      customer_phone: `+1 410 555 01${String(this.customers.size % 100).padStart(2, '0')}`,
    };
  }

  private freeSlug(building: string): string {
    const slug = slugOf(building);
    let free = slug;
    for (let next = 2; this.slugs.has(free); next += 1) free = `${slug}_${next}`;
    this.slugs.add(free);
    return free;
  }
}

const slugOf = (building: string): string =>
  building
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST_SLUG)
    .replace(/^_+|_+$/g, '') || 'building';
