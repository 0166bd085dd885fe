import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Coming from another screen to `/#part`: the browser looks for the part only when it loads a page itself. */
export function useHashArrival() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
