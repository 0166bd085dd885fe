import type { ComponentType } from 'react';

type PartModule<Props> = { default: ComponentType<Props> };

/** Loads a part that asks the graph beside the graph's client, which comes with the first of them. */
export async function loadInGraph<Props extends object>(
  load: () => Promise<PartModule<Props>>,
): Promise<PartModule<Props>> {
  const [{ inGraph }, part] = await Promise.all([import('./inGraph'), load()]);
  return { default: inGraph(part.default) };
}
