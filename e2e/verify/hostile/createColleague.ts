import { peopleOf, rowsOf, type DealerFixture, type Marked } from './DealerFixture';
import type { HostileFixture } from './HostileFixture';

/** Another technician of the same dealer and another customer, with rows of their own, whose every text has another mark. */
export async function createColleague(
  fixture: HostileFixture,
  of: DealerFixture,
  mark: string,
): Promise<DealerFixture> {
  const texts: Marked = (field) => `${mark} ${field}`;
  const people = await peopleOf(fixture, mark, of, texts);
  return { ...of, mark, ...people, ...(await rowsOf(fixture, mark, people, texts)) };
}
