import { useState } from 'react';

/** Whether it has been so since one came. */
export function useEver(isNow: boolean): boolean {
  const [wasEver, setEver] = useState(isNow);
  if (isNow && !wasEver) setEver(true);
  return isNow || wasEver;
}
