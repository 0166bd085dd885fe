/** HALF_COW ↔ half-cow */
export const inAddress = (value: string) => value.toLowerCase().replaceAll('_', '-');

/** Those that are asked for and known, in their own order: the same choice is always the same list. */
export const chosen = <Value extends string>(known: readonly Value[], asked: string[]) =>
  known.filter((value) => asked.includes(inAddress(value)));
