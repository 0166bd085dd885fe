/** Tags as people compare them: without case, spaces and leading zeros. */
const plain = (tag: string) =>
  tag
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+(?=.)/, '');

/** Returns those whose tag is the typed one. If there are none, `nearest` has the most similar ones, best first. */
export function findByTag<Item extends { tag: string }>(typed: string, items: readonly Item[]) {
  const wanted = plain(typed);
  const found = items.filter(({ tag }) => plain(tag) === wanted);
  const byDistance = items.map((item) => ({ item, distance: editsBetween(wanted, plain(item.tag)) }));
  const nearest = byDistance.sort((one, other) => one.distance - other.distance).slice(0, 3);
  return { found, nearest: found.length > 0 ? [] : nearest.map(({ item }) => item) };
}

const letters = (tag: string) => [...tag].sort().join('');

/** How many characters have to be typed, left out or replaced. Swapped ones count as one. */
function editsBetween(one: string, other: string): number {
  if (one !== other && letters(one) === letters(other)) return 1;
  let row = [...Array(other.length + 1).keys()];
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries()) {
      const [left = 0, above = 0, before = 0] = [next[to], row[to + 1], row[to]];
      next.push(Math.min(left + 1, above + 1, before + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
