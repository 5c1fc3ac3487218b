/** The days that a trend looks at, yyyy-mm-dd, both included. */
export interface TrendDays {
  from: string;
  to: string;
}
