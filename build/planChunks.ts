import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** A part of the client that is loaded as one file: the modules that the same screens and dialogs need. */
interface Piece {
  modules: string[];
  /** Bytes, minified. */
  size: number;
  /** Which screens and dialogs need it, a bit for each. */
  needs: bigint;
  /** What must be loaded with it: itself, and all that it imports at any depth. */
  closure: Set<Piece>;
  /** Only set for Apollo Client, which the configuration groups. */
  name: string | undefined;
}

interface Screen {
  bit: bigint;
  /** Bytes that it may still load without needing them, fewer for a heavy screen. */
  slack: number;
  /** Whether it's light enough to load more unneeded bytes, so that others need fewer files. */
  isRoomy: boolean;
}

interface Plan {
  pieces: Set<Piece>;
  screens: Screen[];
}

interface Merge {
  one: Piece;
  other: Piece;
  /** Unneeded bytes, by screen. */
  waste: number[];
  cost: number;
}

/** The number of shared pieces that a screen should need at most, in addition to its own file, the entry and the cart. */
const TARGET_PIECES = 4;

/** A screen that needs more shared pieces than this is crowded. Roomy screens then load more unneeded bytes to relieve it. */
const CROWDED = 8;

/** The minified bytes below which a screen is roomy. */
const ROOMY = 195_000;

/** The maximum number of merges in a round. The next round evaluates all merges again. */
const MERGES_PER_ROUND = 5;

/** The minified bytes up to which unneeded code may fill a screen: about 165 kB transferred, with the entry. */
const HEAVY = 256_000;

/** The cost of another file for a visitor, in bytes: a request, and worse compression. */
const FILE_COST = 3_000;

/**
 * Merges the small files that screens share, so that a screen loads a handful of files, and little code that only other
 * screens need. Returns the name of each module's piece. The bundler's own merging considers only sizes.
 */
export function planChunks(chunks: Chunk[]): Map<string, string> {
  const plan = planOf(sorted(chunks));
  while (mergeRound(plan));
  for (let tries = 0; tries < 30 && isCrowded(plan); tries++) {
    for (const screen of plan.screens) if (screen.isRoomy) screen.slack += 500;
    while (isCrowded(plan) && mergeRound(plan));
  }
  const pieces = [...plan.pieces];
  return new Map(pieces.flatMap(({ modules, name }, at) => modules.map((id) => [id, name ?? `part${at}`] as const)));
}

const isCrowded = ({ pieces, screens }: Plan) =>
  screens.some(({ bit }) => [...pieces].filter(({ needs }) => needs & bit).length > CROWDED);

/** Sorts the chunks, because the bundler's order differs between builds, and the first of equal merges is made. */
const sorted = (chunks: Chunk[]) =>
  chunks
    .map((chunk) => ({ chunk, key: chunk.moduleIds.toSorted().join() }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ chunk }) => chunk);

/** Makes the best merges that don't affect each other. Returns false if no merge is left. */
function mergeRound(plan: Plan): boolean {
  const touched = new Set<Piece>();
  const merges = mergesOf(plan).slice(0, MERGES_PER_ROUND);
  for (const merge of merges) {
    const parts = new Set([...merge.one.closure, ...merge.other.closure]);
    if ([...parts].some((piece) => touched.has(piece))) continue;
    if (isTooMuch(merge.waste, plan.screens)) continue;
    apply(plan, merge);
    touched.add(merge.one).add(merge.other);
    for (const piece of plan.pieces) if ([...parts].some((part) => piece.closure.has(part))) touched.add(piece);
  }
  return merges.length > 0;
}

/** The bundler's own chunks: one for the modules that the same screens and dialogs need. */
function planOf(chunks: Chunk[]): Plan {
  const roots = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const shared = chunks.filter(({ isEntry, isDynamicEntry, name }) => !isEntry && !isDynamicEntry && name !== 'index');
  const pieces = new Map(
    shared.map(({ fileName, name, moduleIds, code }): [string, Piece] => [
      fileName,
      {
        modules: moduleIds,
        size: code.length,
        needs: 0n,
        closure: new Set(),
        name: name === 'graph' ? name : undefined,
      },
    ]),
  );
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const piecesIn = (file: string) => [...closureOf(file, imports)].flatMap((each) => pieces.get(each) ?? []);
  for (const [file, piece] of pieces) piece.closure = new Set(piecesIn(file));
  for (const [at, { fileName }] of roots.entries()) {
    for (const piece of piecesIn(fileName)) piece.needs |= 1n << BigInt(at);
  }
  const screens = roots.flatMap(({ fileName, facadeModuleId }, at) => {
    const needs = piecesIn(fileName);
    const needed = sumOf(needs.map(({ size }) => size));
    // A screen without Apollo Client is meant to be light.
    const maxUnneeded = needs.some(({ name }) => name === 'graph') ? 24_000 : 15_000;
    const slack = Math.min(maxUnneeded + needed / 40, Math.max(6_000, HEAVY - needed));
    return facadeModuleId?.endsWith('Page.tsx') ? [{ bit: 1n << BigInt(at), slack, isRoomy: needed < ROOMY }] : [];
  });
  return { pieces: new Set(pieces.values()), screens };
}

function closureOf(file: string, imports: Map<string, string[]>, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const each of imports.get(file) ?? []) closureOf(each, imports, found);
  return found;
}

/** All merges that are allowed and worthwhile, the best first. */
function mergesOf({ pieces, screens }: Plan): Merge[] {
  const crowding = screens.map(({ bit }) =>
    Math.max(0, [...pieces].filter(({ needs }) => needs & bit).length - TARGET_PIECES),
  );
  const candidates = [...pieces];
  const merges = candidates.flatMap((one, at) =>
    candidates.slice(at + 1).flatMap((other) => mergeOf(one, other, screens, crowding) ?? []),
  );
  return merges.toSorted((a, b) => a.cost - b.cost);
}

function mergeOf(one: Piece, other: Piece, screens: Screen[], crowding: number[]): Merge | undefined {
  const shared = one.needs & other.needs;
  if (!shared || createsCycle(one, other)) return undefined;
  const waste = screens.map((screen) => wasteOf(screen, one, other));
  if (isTooMuch(waste, screens)) return undefined;
  const both = screens.map(({ bit }) => Boolean(shared & bit));
  const relief = sumOf(crowding.filter((_, at) => both[at]));
  const cost = sumOf(waste) - FILE_COST * both.filter(Boolean).length;
  if (cost >= 0 && relief === 0) return undefined;
  return { one, other, waste, cost: cost > 0 ? cost / relief : cost * (1 + relief) };
}

const isTooMuch = (waste: number[], screens: Screen[]) =>
  waste.some((bytes, at) => bytes > 0 && bytes > (screens[at]?.slack ?? 0));

/** Whether the merged piece would import itself through a third one. */
const createsCycle = (one: Piece, other: Piece) => reachesThroughThird(one, other) || reachesThroughThird(other, one);

const reachesThroughThird = (from: Piece, to: Piece) =>
  [...from.closure].some((via) => via !== from && via !== to && via.closure.has(to));

/** The unneeded bytes that a screen would load if the two were merged. */
function wasteOf({ bit }: Screen, one: Piece, other: Piece): number {
  if (!((one.needs | other.needs) & bit)) return 0;
  return sumOf([...new Set([...one.closure, ...other.closure])].map(({ needs, size }) => (needs & bit ? 0 : size)));
}

function apply({ pieces, screens }: Plan, { one, other, waste }: Merge): void {
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
  const needs = one.needs | other.needs;
  for (const piece of one.closure) piece.needs |= needs;
  for (const [index, screen] of screens.entries()) screen.slack -= waste[index] ?? 0;
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);
