/** What is said while a list is put in order. */
export const words = {
  how: 'Drag a row by its handle. By key: Space or Enter picks it up and drops it, the arrow keys move it, Escape puts it back.',
  move: (name: string) => `Move ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  picked: (name: string, place: number, of: number) => `${name} is picked up, place ${place} of ${of}.`,
  moved: (name: string, place: number, of: number) => `${name}, place ${place} of ${of}.`,
  dropped: (name: string, place: number, of: number) => `${name} is dropped at place ${place} of ${of}.`,
  back: (name: string, place: number, of: number) => `${name} is back at place ${place} of ${of}.`,
} as const;
