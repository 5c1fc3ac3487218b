/** Whose second factor it is. */
export interface Owner {
  dealer_id: number;
  user_id: number;
}
