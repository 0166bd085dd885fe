import { type ComponentType, lazy, Suspense, useState } from 'react';
import { CenteredSpinner } from './layout/CenteredSpinner';
import { loadInGraph } from './loadInGraph';

type ScreenModule = { default: ComponentType };

/** A screen in a chunk of its own. Once loaded ahead it renders at once, without the flicker of a fallback. */
export interface LazyScreen {
  Screen: ComponentType;
  load: () => Promise<ScreenModule>;
}

export function lazyScreen(importScreen: () => Promise<ScreenModule>): LazyScreen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ScreenModule> | undefined;

  const start = () =>
    importScreen().then(
      (module) => {
        Loaded = module.default;
        return module;
      },
      (error) => {
        // So that trying again asks again.
        loading = undefined;
        throw error;
      },
    );

  const load = () => {
    loading ??= start();
    return loading;
  };

  // What waits forgets its state unless it waits below: a failed load would be asked for again without end.
  function Screen() {
    const [Component] = useState<ComponentType>(() => Loaded ?? lazy(load));
    return (
      <Suspense fallback={<CenteredSpinner />}>
        <Component />
      </Suspense>
    );
  }

  return { Screen, load };
}

/** A screen that asks the graph from the start. */
export const graphScreen = (importScreen: () => Promise<ScreenModule>): LazyScreen =>
  lazyScreen(() => loadInGraph(importScreen));
