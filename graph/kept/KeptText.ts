/**
 * Control characters around what a statement marks in its text. JSON escapes them, so no value can hold them.
 */
const BEGIN = '\u0001';
const END = '\u0002';

/** Stands in the text where a row of a ranch begins. */
const RANCH = 'ranch';

/** What a hole's statement puts between the values, and between the holes. */
export const BETWEEN = { values: BEGIN, holes: END } as const;

/** The text of a mark in its parts: before the id of its row, and behind it. */
export const ranchMark = [`${BEGIN}${RANCH} `, END] as const;
export const holeMark = (hole: number) => [`${BEGIN}${hole} `, END] as const;

/** What an object of a few fields and its list cost besides their contents. */
const OVERHEAD = 200;

/** An answer as JSON text with holes for what depends on the viewer, and the ranches that it rests on. */
export class KeptText {
  /** Whether it rests on which ranches there are, besides those that it shows. */
  readonly isList: boolean;
  readonly ranches: ReadonlySet<number>;
  /** The rows that each hole stands in, in the order of the text. A hole outside of rows has 0. */
  readonly rowsOf: readonly (readonly number[])[];
  readonly #pieces: readonly string[];
  readonly #holes: readonly number[];

  /** Reads the marks of a statement's text. */
  constructor(marked: string, { holes, isList }: { holes: number; isList: boolean }) {
    const [first = '', ...rest] = marked.split(BEGIN);
    const ranches = new Set<number>();
    const pieces = [first];
    const found: number[] = [];
    const rowsOf = Array.from({ length: holes }, (): number[] => []);
    for (const part of rest) {
      const end = part.indexOf(END);
      const [name = '', id] = part.slice(0, end).split(' ');
      const text = part.slice(end + 1);
      if (name === RANCH) {
        ranches.add(Number(id));
        pieces[pieces.length - 1] += text;
      } else {
        found.push(Number(name));
        rowsOf[Number(name)]?.push(Number(id));
        pieces.push(text);
      }
    }
    this.isList = isList;
    this.ranches = ranches;
    this.rowsOf = rowsOf;
    this.#pieces = pieces;
    this.#holes = found;
  }

  /** An upper bound of the memory that it takes, since a text takes two bytes a letter at most. */
  get bytes(): number {
    const letters = this.#pieces.reduce((sum, piece) => sum + piece.length, 0);
    return 2 * letters + OVERHEAD + 32 * this.#pieces.length + 32 * this.#holes.length + 64 * this.ranches.size;
  }

  get hasHoles(): boolean {
    return this.#holes.length > 0;
  }

  /** The whole text, with the values of each hole. Null if a value is missing, because a row is gone. */
  filled(values: readonly (readonly string[])[] = []): string | null {
    if (this.rowsOf.some((rows, hole) => rows.length !== (values[hole]?.length ?? 0))) return null;
    const used = this.rowsOf.map(() => 0);
    let text = this.#pieces[0] ?? '';
    for (const [place, hole] of this.#holes.entries()) {
      const next = used[hole] ?? 0;
      used[hole] = next + 1;
      text += (values[hole]?.[next] ?? '') + this.#pieces[place + 1];
    }
    return text;
  }
}
