import { useState } from 'react';

export interface OpenRow {
  isOpen: boolean;
  toggle: () => void;
}

/**
 * Tracks which rows the person has opened or closed. The list holds this, so that a row that leaves the list for a moment, such
 * as while another tab's rows load, comes back as it was.
 */
export function useOpenRows(): (id: string, startsOpen: boolean) => OpenRow {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  return (id, startsOpen) => {
    const isOpen = chosen[id] ?? startsOpen;
    return { isOpen, toggle: () => setChosen((all) => ({ ...all, [id]: !isOpen })) };
  };
}
