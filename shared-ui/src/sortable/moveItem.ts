/** The list with the item at `from` moved to `to`; indexes outside of the list count as its ends. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)];
}
