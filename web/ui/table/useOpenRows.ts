import { useState } from 'react';

export interface OpenRow {
  isOpen: boolean;
  toggle: () => void;
}

/** The list holds which rows are open, so that one that leaves it for a moment comes back as it was. */
export function useOpenRows(): (id: string, startsOpen: boolean) => OpenRow {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  return (id, startsOpen) => {
    const isOpen = chosen[id] ?? startsOpen;
    return { isOpen, toggle: () => setChosen((all) => ({ ...all, [id]: !isOpen })) };
  };
}
