/** Makes a value with the first call; a promise is kept even if it is rejected. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
