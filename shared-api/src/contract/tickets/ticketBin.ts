/** Days for which a deleted ticket can be restored. */
export const BIN_DAYS = 30;
