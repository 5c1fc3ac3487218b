import type { UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import { addDays, latestToday } from '@smart-elevator/shared-api/contract/calendar';
import type { ColumnContent } from './columnContent';

/** A column of the file that no name and no clear kind of value has explained. */
interface FreeColumn {
  at: number;
  content: ColumnContent;
}

type Guesses = Partial<Record<UploadColumn, number>>;

const MOST = 0.7;
const YEAR = 365;

/** Guesses what the values of the other columns mean together: their days, addresses, names and numbers. */
export function fillByContent(contents: readonly ColumnContent[], known: Guesses): Guesses {
  const guesses = { ...known };
  const free = () => {
    const taken = new Set(Object.values(guesses));
    return contents
      .map((content, at) => ({ content, at }))
      .filter(({ content, at }) => !taken.has(at) && content.values.length > 0);
  };
  const fill = (column: UploadColumn, choose: (columns: FreeColumn[]) => FreeColumn | undefined) => {
    if (guesses[column] !== undefined) return;
    const chosen = choose(free());
    if (chosen) guesses[column] = chosen.at;
  };
  const hasEmail = guesses.customer_email === undefined ? undefined : contents[guesses.customer_email];
  fill('install_date', (columns) => columns.find(({ content }) => isOfInstallation(content)));
  fill('main_due_date', latestDays);
  fill('main_completed_date', (columns) => columns.find(({ content }) => isRecent(content)));
  fill('elevator_address', longest);
  fill('building_name', (columns) => columns.find(({ content }) => content.share('building') >= 0.3));
  fill(
    'customer_first_name',
    (columns) =>
      columns.find(({ content }) => isInEmails(content, hasEmail)) ??
      columns.find(({ content }) => isPerson(content)),
  );
  if (guesses.customer_first_name !== known.customer_first_name)
    fill('customer_last_name', (columns) => columns.find(({ content }) => isInEmails(content, hasEmail)));
  fill('elevator_name', (columns) => columns.find(({ content }) => isName(content)));
  return guesses;
}

const areDays = ({ share }: ColumnContent): boolean => share('day') >= MOST;
const middle = (days: readonly string[]): string => days[Math.floor(days.length / 2)] ?? '';
const daysAgo = (days: number): string => addDays(latestToday(), -days);

/** Lifts are installed over many years; their maintenance is of these years. */
const isOfInstallation = (content: ColumnContent): boolean => {
  const { days } = content;
  const [early = '', late = ''] = [
    days[Math.floor(days.length / 10)],
    days[Math.floor((days.length * 9) / 10)],
  ];
  return (
    areDays(content) &&
    middle(days) < daysAgo(2 * YEAR) &&
    (days.length < 4 || addDays(early, 4 * YEAR) < late)
  );
};

const isRecent = (content: ColumnContent): boolean =>
  areDays(content) && middle(content.days) <= latestToday() && middle(content.days) > daysAgo(2 * YEAR);

/** What is due is later than what was done; a single column of days must lie ahead. */
function latestDays(columns: FreeColumn[]): FreeColumn | undefined {
  const days = columns.filter(({ content }) => areDays(content) && !isOfInstallation(content));
  const [last, before] = days.sort((one, other) =>
    middle(other.content.days).localeCompare(middle(one.content.days)),
  );
  return last && (before || middle(last.content.days) > latestToday()) ? last : undefined;
}

const meanLength = ({ values }: ColumnContent): number =>
  values.reduce((sum, value) => sum + value.length, 0) / values.length;

const longest = (columns: FreeColumn[]): FreeColumn | undefined =>
  columns
    .filter(({ content }) => content.share('address') >= MOST)
    .sort((one, other) => meanLength(other.content) - meanLength(one.content))[0];

/** Full names: letters in two words or more, which hardly come again. */
const isPerson = ({ share, distinct }: ColumnContent): boolean =>
  share('letters') >= MOST &&
  share('spaces') >= MOST &&
  share('building') < 0.3 &&
  share('address') < 0.3 &&
  distinct >= 0.6;

/** Whether the e-mail addresses beside them contain the names. */
function isInEmails({ values, share }: ColumnContent, emails: ColumnContent | undefined): boolean {
  if (!emails || share('letters') < MOST || emails.values.length !== values.length) return false;
  const contained = values.filter((value, at) =>
    value
      .split(/[\s.]+/)
      .some((word) => word.length > 2 && (emails.values[at] ?? '').split('@')[0]?.includes(word)),
  );
  return contained.length / values.length >= MOST;
}

/** Short texts with a digit, each only once, such as 'L-104'; at least a few, because one row proves nothing. */
const isName = (content: ColumnContent): boolean =>
  content.distinct === 1 &&
  content.values.length >= 3 &&
  content.share('day') + content.share('email') + content.share('phone') + content.share('address') < 0.3 &&
  content.values.every((value) => value.length <= 30 && /\d/.test(value));
