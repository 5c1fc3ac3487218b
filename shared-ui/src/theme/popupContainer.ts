/**
 * The container of a pop-up: the dialog of its field (the rest of the page is inert then), else the screen's
 * landmark, so that screen readers know the context.
 */
export const popupContainer = (field: HTMLElement): HTMLElement =>
  field.closest<HTMLElement>('dialog, main') ?? document.body;
