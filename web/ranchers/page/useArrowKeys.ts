import { useEffect, useEffectEvent } from 'react';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Steps by the arrow keys while something is open, wherever in it the focus is. */
export function useArrowKeys(active: boolean, step: (by: number) => void) {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (STEPS[key]) step(STEPS[key]);
  });

  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
