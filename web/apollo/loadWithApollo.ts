import type { ComponentType } from 'react';

type PartModule<Props> = { default: ComponentType<Props> };

/** Loads a part of the page that queries the graph, and the client along with the first such part. */
export async function loadWithApollo<Props extends object>(
  load: () => Promise<PartModule<Props>>,
): Promise<PartModule<Props>> {
  const [{ withApollo }, part] = await Promise.all([import('./client'), load()]);
  return { default: withApollo(part.default) };
}
