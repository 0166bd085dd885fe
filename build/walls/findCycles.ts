type Paths = ReadonlyMap<string, readonly string[]>;

/** Returns at least one cycle of each group of files that import each other. A cycle ends with its first file. */
export function findCycles(imports: Paths): string[][] {
  const cyclic = withoutLeaves(imports);
  const cycles = new Map<string, string[]>();
  for (const start of cyclic.keys()) {
    const cycle = walkToCycle(cyclic, start);
    cycles.set([...new Set(cycle)].sort().join(), cycle);
  }
  return [...cycles.values()];
}

/** Repeatedly removes the files that import none of the others, until none is left to remove. */
function withoutLeaves(imports: Paths): Map<string, readonly string[]> {
  const remaining = new Map(imports);
  for (let size = Number.POSITIVE_INFINITY; remaining.size < size; ) {
    size = remaining.size;
    for (const [file, targets] of remaining)
      if (!targets.some((target) => remaining.has(target))) remaining.delete(file);
  }
  return remaining;
}

function walkToCycle(cyclic: Paths, start: string): string[] {
  const path = [start];
  for (let file = start; ; ) {
    const next = cyclic.get(file)?.find((target) => cyclic.has(target));
    if (next === undefined) throw new Error(`${file} imports nothing`);
    const seen = path.indexOf(next);
    path.push(next);
    if (seen >= 0) return path.slice(seen);
    file = next;
  }
}
