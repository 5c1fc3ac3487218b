/**
 * Fields as they were arranged: those that came meanwhile stand last, those that went are left out, so that an
 * arrangement outlives what somebody else does to the fields.
 */
export function mergeOrder<Field extends { id: number }>(
  fields: readonly Field[],
  ids: readonly number[],
): Field[] {
  const placeOf = ({ id }: Field) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return fields.toSorted((a, b) => placeOf(a) - placeOf(b));
}
