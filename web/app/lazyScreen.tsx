import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadWithApollo } from '../apollo/loadWithApollo';
import { CenteredSpinner } from '../ui/state/Spinner';

type ScreenModule = { default: ComponentType };

/** A screen in its own chunk. If it was prefetched, it renders at once without a fallback. */
export interface LazyScreen {
  Screen: ComponentType;
  load: () => Promise<ScreenModule>;
  /** Imports the screen's module. The build reads it to find the files that the screen needs. */
  importScreen: () => Promise<ScreenModule>;
}

const withoutWrapper = (load: () => Promise<ScreenModule>) => load();

export function lazyScreen(importScreen: () => Promise<ScreenModule>, wrap = withoutWrapper): LazyScreen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ScreenModule> | undefined;

  const start = () =>
    wrap(importScreen).then(
      (module) => {
        Loaded = module.default;
        return module;
      },
      (error) => {
        // Lets a retry load the module again.
        loading = undefined;
        throw error;
      },
    );

  const load = () => {
    loading ??= start();
    return loading;
  };

  // The lazy component's state is above Suspense, since a new component on each attempt would load forever.
  function Screen() {
    const [Component] = useState<ComponentType>(() => Loaded ?? lazy(load));
    return (
      <Suspense fallback={<CenteredSpinner />}>
        <Component />
      </Suspense>
    );
  }

  return { Screen, load, importScreen };
}

export const graphScreen = (importScreen: () => Promise<ScreenModule>): LazyScreen =>
  lazyScreen(importScreen, loadWithApollo);
