/** Control characters around a statement's marks. JSON escapes them, so no value has them. */
const BEGIN = '\u0001';
const END = '\u0002';

/** The name of the mark where a row of a ranch begins. */
const RANCH = 'ranch';

/** The separators that the statement of the viewer's part puts between values, and between holes. */
export const BETWEEN = { values: BEGIN, holes: END } as const;

/** The two parts of a mark: before and after the id of its row. */
export const ranchMark = [`${BEGIN}${RANCH} `, END] as const;
export const holeMark = (hole: number) => [`${BEGIN}${hole} `, END] as const;

/** The estimated bytes of a CachedText and its lists, without their contents. */
const OVERHEAD = 200;

/** A cached answer: JSON text with holes for the viewer's values, and the ids of the ranches that the text depends on. */
export class CachedText {
  /** Whether the answer depends on which ranches exist, and not only on those that it shows. */
  readonly isList: boolean;
  readonly ranches: ReadonlySet<number>;
  /** The ids of the rows that each hole is in, in the order of the text. The id is 0 for a hole outside of rows. */
  readonly rowsOf: readonly (readonly number[])[];
  readonly #pieces: readonly string[];
  readonly #holes: readonly number[];

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

  /** An upper bound of the memory that the answer takes, since a text takes at most two bytes per character. */
  get bytes(): number {
    const characters = this.#pieces.reduce((sum, piece) => sum + piece.length, 0);
    return 2 * characters + OVERHEAD + 32 * this.#pieces.length + 32 * this.#holes.length + 64 * this.ranches.size;
  }

  get hasHoles(): boolean {
    return this.#holes.length > 0;
  }

  /** Returns the whole text, with the values of each hole. Null if a value is missing, because a row was deleted. */
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
