/** Somebody who can be deactivated, as the lists know them. */
export interface Somebody {
  user_id: number;
  username: string;
  /** Left out by servers that know no such thing. */
  is_active?: boolean | undefined;
}
