import type { Page } from '@playwright/test';

/** The computed properties of a box that define its look; sizes depend on the text. */
const PROPERTIES = [
  'display',
  'padding',
  'min-height',
  'gap',
  'border-width',
  'border-style',
  'border-color',
  'border-radius',
  'background-color',
  'color',
  'font-size',
  'font-weight',
  'line-height',
  'text-decoration-line',
  'position',
] as const;

/**
 * The look of every widget in the gallery, as text that any machine draws the same: for each state the kinds of elements in it,
 * each with what style sheets make of it beyond what its tag is by itself. Numbers of elements do not count.
 */
export const visualStateOf = (page: Page): Promise<string> =>
  page.evaluate((names) => {
    const styleOf = (element: Element): string[] => {
      const style = getComputedStyle(element);
      return names.map((name) => style.getPropertyValue(name));
    };
    /** The same kind of element without a class, in the same place. */
    const bareStyle = (element: Element, place: Element): string[] => {
      const bare = document.createElement(element.tagName);
      if (element instanceof HTMLInputElement) bare.setAttribute('type', element.type);
      place.append(bare);
      const style = styleOf(bare);
      bare.remove();
      return style;
    };
    const lineOf = (element: Element, place: Element): string => {
      const bare = bareStyle(element, place);
      const style = styleOf(element);
      const lined = style[names.indexOf('border-width')] !== '0px';
      const own = style.flatMap((value, at) => {
        const name = names[at] ?? '';
        // The colour of a missing border follows the text.
        if (value === bare[at] || (!lined && /^border-(style|color)$/.test(name))) return [];
        return [`${name}: ${value}`];
      });
      return own.length > 0 ? `    ${element.tagName.toLowerCase()} { ${own.join('; ')} }` : '';
    };
    return [...document.querySelectorAll('section[aria-label]')]
      .filter((group) => group.querySelector(':scope > h2'))
      .flatMap((group) => [
        group.getAttribute('aria-label') ?? '',
        ...[...group.querySelectorAll(':scope > div > div')].flatMap((state) => {
          const elements = [...state.querySelectorAll('*:not(svg *)')].filter(
            (element) => element !== state.firstElementChild && element.checkVisibility(),
          );
          const lines = elements.map((element) => lineOf(element, state)).filter(Boolean);
          return [`  ${state.firstElementChild?.textContent}`, ...new Set(lines)];
        }),
      ])
      .join('\n');
  }, PROPERTIES);
