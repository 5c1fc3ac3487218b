/** The part of HarfBuzz that shapes text (harfbuzzjs 0.10 has no types). Whatever has `destroy` stays until it is called. */
declare module 'harfbuzzjs' {
  interface Destroyable {
    destroy(): void;
  }
  export type Blob = Destroyable & { readonly ptr: number };
  export type Face = Destroyable & { readonly ptr: number };
  export type HarfBuzzFont = Destroyable & { readonly ptr: number };

  /** A shaped glyph, in drawing order; lengths in units of the font. */
  export interface ShapedGlyph {
    /** The id of the glyph. */
    g: number;
    /** The index of its first character in the text (UTF-16). */
    cl: number;
    /** Its advance to the right, and upwards. */
    ax: number;
    ay: number;
    /** Its shift to the right, and upwards. */
    dx: number;
    dy: number;
  }

  export interface Buffer extends Destroyable {
    addText(text: string): void;
    setDirection(direction: 'ltr' | 'rtl'): void;
    guessSegmentProperties(): void;
    json(): ShapedGlyph[];
  }

  export interface HarfBuzz {
    createBlob(bytes: Uint8Array): Blob;
    createFace(blob: Blob, index: number): Face;
    createFont(face: Face): HarfBuzzFont;
    createBuffer(): Buffer;
    shape(font: HarfBuzzFont, buffer: Buffer): void;
  }

  const harfbuzz: Promise<HarfBuzz>;
  export default harfbuzz;
}
