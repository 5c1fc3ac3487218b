/** The customer for a building of the register. */
export interface BuildingCustomer {
  customer_username: string;
  customer_email: string;
  customer_first_name: string;
  customer_last_name: string;
  customer_phone: string;
}

const LONGEST_SLUG = 60;
const LONGEST_NAME = 150;

/**
 * Assigns one customer to every building: the same one to the same building, and each with a unique user name and
 * address.
 */
export class CustomerNames {
  private readonly customers = new Map<string, BuildingCustomer>();
  private readonly slugs = new Set<string>();

  /** `ending` keeps the user names distinct from those for other lists of the same buildings. */
  constructor(private readonly ending = '') {}

  /** The customer of a building, whose name is compared case-insensitively. */
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
      // The numbers 555-0100 to 555-0199 are reserved for fiction.
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
