import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** A part of the client that is loaded as one file: the modules that the same screens and dialogs need. */
interface Piece {
  modules: string[];
  /** Bytes, minified. */
  size: number;
  /** Which screens need it, a bit for each. */
  screens: bigint;
  /** What must be loaded with it: itself, and all that it imports at any depth. */
  closure: Set<Piece>;
  /** Only set for Apollo Client, which the configuration groups. */
  name: string | undefined;
}

interface Merge {
  one: Piece;
  other: Piece;
  gain: number;
}

/** What a screen's next file costs for each that it already loads, in unneeded bytes: a request, and worse compression. */
const FILE_COST = 175;

/** Merges small files that screens share, since the bundler's own merging considers only sizes. */
export function planChunks(chunks: Chunk[]): Map<string, string> {
  const pieces = piecesOf(sorted(chunks));
  for (let merge = bestMerge(pieces); merge; merge = bestMerge(pieces)) apply(pieces, merge);
  return new Map(
    [...pieces].flatMap(({ modules, name }, at) => modules.map((id) => [id, name ?? `part${at}`] as const)),
  );
}

/** Sorts the chunks, because the bundler's order differs between builds, and the first of equal merges is made. */
const sorted = (chunks: Chunk[]) =>
  chunks
    .map((chunk) => ({ chunk, key: chunk.moduleIds.toSorted().join() }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ chunk }) => chunk);

/** The bundler's own chunks: one for the modules that the same screens and dialogs need. */
function piecesOf(chunks: Chunk[]): Set<Piece> {
  const shared = chunks.filter(({ isEntry, isDynamicEntry, name }) => !isEntry && !isDynamicEntry && name !== 'index');
  const pieces = new Map(
    shared.map(({ fileName, name, moduleIds, code }): [string, Piece] => [
      fileName,
      {
        modules: [...moduleIds],
        size: code.length,
        screens: 0n,
        closure: new Set(),
        name: name === 'graph' ? name : undefined,
      },
    ]),
  );
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const piecesIn = (file: string) => [...closureOf(file, imports)].flatMap((each) => pieces.get(each) ?? []);
  for (const [file, piece] of pieces) piece.closure = new Set(piecesIn(file));
  const screens = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('Page.tsx'));
  for (const [at, { fileName }] of screens.entries()) {
    for (const piece of piecesIn(fileName)) piece.screens |= 1n << BigInt(at);
  }
  return new Set(pieces.values());
}

function closureOf(file: string, imports: Map<string, string[]>, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const each of imports.get(file) ?? []) closureOf(each, imports, found);
  return found;
}

/** The merge that saves the most files for the fewest unneeded bytes, most of all for screens that load many. */
function bestMerge(pieces: Set<Piece>): Merge | undefined {
  const candidates = [...pieces];
  const files = new Map<bigint, number>();
  /** The number of files of some screens, summed up. */
  const filesOf = (screens: bigint) => {
    const known = files.get(screens) ?? candidates.reduce((sum, piece) => sum + countOf(piece.screens & screens), 0);
    files.set(screens, known);
    return known;
  };
  let best: Merge | undefined;
  for (const [at, one] of candidates.entries()) {
    for (const other of candidates.slice(at + 1)) {
      const saved = FILE_COST * filesOf(one.screens & other.screens);
      if (saved <= (best?.gain ?? 0) || createsCycle(one, other)) continue;
      const gain = saved - wasteOf(one, other);
      if (gain > (best?.gain ?? 0)) best = { one, other, gain };
    }
  }
  return best;
}

/** The unneeded bytes that screens would load if the two were merged. */
function wasteOf(one: Piece, other: Piece): number {
  const either = one.screens | other.screens;
  const parts = new Set([...one.closure, ...other.closure]);
  return [...parts].reduce((sum, { size, screens }) => sum + size * countOf(either & ~screens), 0);
}

const countOf = (screens: bigint) => screens.toString(2).replaceAll('0', '').length;

/** Whether the merged piece would import itself through a third one. */
const createsCycle = (one: Piece, other: Piece) => reachesThroughThird(one, other) || reachesThroughThird(other, one);

const reachesThroughThird = (from: Piece, to: Piece) =>
  [...from.closure].some((via) => via !== from && via !== to && via.closure.has(to));

function apply(pieces: Set<Piece>, { one, other }: Merge): void {
  one.modules.push(...other.modules);
  one.name ??= other.name;
  one.size += other.size;
  for (const piece of other.closure) one.closure.add(piece);
  pieces.delete(other);
  for (const piece of pieces) {
    if (!piece.closure.has(other) && !piece.closure.has(one)) continue;
    piece.closure.delete(other);
    for (const each of one.closure) if (each !== other) piece.closure.add(each);
  }
  const screens = one.screens | other.screens;
  for (const piece of one.closure) piece.screens |= screens;
}
