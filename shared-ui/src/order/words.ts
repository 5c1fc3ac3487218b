import { say } from '../language/say';
import { spoken } from '../language/spoken';

/** What is said while a list is put in order. */
export const words = spoken({
  how: 'Drag a row by its handle. By key: Space or Enter picks it up and drops it, the arrow keys move it, Escape puts it back.',
  move: (name: string) => say('Move {name}', { name }),
  up: (name: string) => say('Move {name} up', { name }),
  down: (name: string) => say('Move {name} down', { name }),
  picked: (name: string, place: number, of: number) =>
    say('{name} is picked up, place {place} of {of}.', { name, place, of }),
  moved: (name: string, place: number, of: number) =>
    say('{name}, place {place} of {of}.', { name, place, of }),
  dropped: (name: string, place: number, of: number) =>
    say('{name} is dropped at place {place} of {of}.', { name, place, of }),
  back: (name: string, place: number, of: number) =>
    say('{name} is back at place {place} of {of}.', { name, place, of }),
});
