/** Types of the parts that `letters.ts` uses, because the library has none. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    mapPoints(move: (x: number, y: number) => [number, number]): Path;
    toSVG(): string;
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: { path: Path }[]; advanceWidth: number };
  }

  export function create(file: Buffer): Font;
}
