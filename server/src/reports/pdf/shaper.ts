import { readFileSync } from 'node:fs';
import type { HarfBuzz, ShapedGlyph } from 'harfbuzzjs';

let harfbuzz: HarfBuzz | undefined;

/** Loads HarfBuzz, which places the glyphs of each script as its font says (ADR-132). Needed once before a text is shaped. */
export async function loadShaper(): Promise<void> {
  harfbuzz ??= await (await import('harfbuzzjs')).default;
}

/** Shapes a text of one script and direction; the glyphs are in drawing order, from left to right. */
export type Shaper = (text: string, direction: 'ltr' | 'rtl') => readonly ShapedGlyph[];

/** The shaper of a font file. Throws before `loadShaper`. */
export function shaperOf(file: string): Shaper {
  if (!harfbuzz) throw new Error('loadShaper is called before a text is shaped.');
  const { createBlob, createFace, createFont, createBuffer, shape } = harfbuzz;
  const font = createFont(createFace(createBlob(readFileSync(file)), 0));
  return (text, direction) => {
    const buffer = createBuffer();
    try {
      buffer.addText(text);
      buffer.setDirection(direction);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      return buffer.json();
    } finally {
      buffer.destroy();
    }
  };
}
