type Paths = ReadonlyMap<string, readonly string[]>;

/** At least one circle of each knot of files that import each other, its first file again at its end. */
export function findCircles(imports: Paths): string[][] {
  const knots = withoutEnds(imports);
  const circles = new Map<string, string[]>();
  for (const start of knots.keys()) {
    const circle = walkToCircle(knots, start);
    circles.set([...new Set(circle)].sort().join(), circle);
  }
  return [...circles.values()];
}

/** Takes away, as long as there are any, the files that import nothing that is left. */
function withoutEnds(imports: Paths): Map<string, readonly string[]> {
  const left = new Map(imports);
  for (let size = Number.POSITIVE_INFINITY; left.size < size; ) {
    size = left.size;
    for (const [file, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(file);
  }
  return left;
}

function walkToCircle(knots: Paths, start: string): string[] {
  const way = [start];
  for (let file = start; ; ) {
    const next = knots.get(file)?.find((target) => knots.has(target));
    if (next === undefined) throw new Error(`${file} imports nothing`);
    const seen = way.indexOf(next);
    way.push(next);
    if (seen >= 0) return way.slice(seen);
    file = next;
  }
}
