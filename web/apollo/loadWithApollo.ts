import type { ComponentType } from 'react';

type PartModule<Props> = { default: ComponentType<Props> };

export async function loadWithApollo<Props extends object>(
  load: () => Promise<PartModule<Props>>,
): Promise<PartModule<Props>> {
  const [{ withApollo }, part] = await Promise.all([import('./client'), load()]);
  return { default: withApollo(part.default) };
}
