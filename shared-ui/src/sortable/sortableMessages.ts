import { t } from '../language/t';
import { defineMessages } from '../language/defineMessages';

/** The announcements while a list is sorted. */
export const sortableMessages = defineMessages({
  how: 'Drag a row by its handle. With the keyboard, Space or Enter picks it up and drops it, the arrow keys move it, Escape puts it back.',
  move: (name: string) => t('Move {name}', { name }),
  up: (name: string) => t('Move {name} up', { name }),
  down: (name: string) => t('Move {name} down', { name }),
  picked: (name: string, place: number, of: number) =>
    t('{name} is picked up, place {place} of {of}.', { name, place, of }),
  moved: (name: string, place: number, of: number) =>
    t('{name}, place {place} of {of}.', { name, place, of }),
  dropped: (name: string, place: number, of: number) =>
    t('{name} is dropped at place {place} of {of}.', { name, place, of }),
  back: (name: string, place: number, of: number) =>
    t('{name} is back at place {place} of {of}.', { name, place, of }),
});
