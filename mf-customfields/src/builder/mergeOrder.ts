/**
 * The fields in the dealer's order: fields that were added meanwhile come last, deleted ones are left out, so that
 * the order survives other users' changes.
 */
export function mergeOrder<Field extends { id: number }>(
  fields: readonly Field[],
  ids: readonly number[],
): Field[] {
  const placeOf = ({ id }: Field) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return fields.toSorted((a, b) => placeOf(a) - placeOf(b));
}
