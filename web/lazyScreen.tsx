import { type ComponentType, lazy, useState } from 'react';

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

  function Screen() {
    const [Component] = useState<ComponentType>(() => Loaded ?? lazy(load));
    return <Component />;
  }

  return { Screen, load };
}
