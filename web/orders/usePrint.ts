import { useEffect, useEffectEvent } from 'react';

/** Prints what has just been drawn, and tells when the browser is done with it. */
export function usePrint(onPrinted: () => void): void {
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    const listen = () => finish();
    window.addEventListener('afterprint', listen);
    // In the next frame the sheet has its layout.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', listen);
    };
  }, []);
}
