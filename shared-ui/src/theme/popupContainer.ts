/**
 * Where a pop-up is put: into the dialog that its field stands in (the rest of the page is inert then), else into the
 * screen's landmark, so that readers know where they are.
 */
export const popupContainer = (field: HTMLElement): HTMLElement =>
  field.closest<HTMLElement>('dialog, main') ?? document.body;
