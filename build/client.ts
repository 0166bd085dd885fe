import { build, type Rolldown } from 'vite';
import { planChunks } from './planChunks';

/** The browser's side, built twice: the first time to see what each screen needs, the second time in as few files. */
export async function buildClient(): Promise<void> {
  const first = (await build({ logLevel: 'warn', build: { write: false } })) as Rolldown.RolldownOutput;
  const plan = planChunks(first.output.filter((file) => file.type === 'chunk'));
  const planned = {
    debugName: 'planned',
    name: (id: string) => plan.get(id) ?? null,
    // Over the configuration's group of the graph's client, which it adds to.
    priority: 3,
    includeDependenciesRecursively: false,
  };
  await build({
    logLevel: 'warn',
    build: { rolldownOptions: { output: { codeSplitting: { groups: [planned] } } } },
  });
}
