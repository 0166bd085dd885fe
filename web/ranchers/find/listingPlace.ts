interface Place {
  /** The address behind its '?'. */
  search: string;
  /** How far down, in px. */
  top: number;
  /** How many ranches had been loaded. */
  cards: number;
}

const KEY = 'listingPlace';
const START: Place = { search: '', top: 0, cards: 0 };

/** Where the list of ranches was left. It lasts as long as the tab, through a reload and the way back from elsewhere. */
export const listingPlace: Place = isNewVisit() ? { ...START } : stored();

export function keepListingPlace(place: Place): void {
  Object.assign(listingPlace, place);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Where a browser keeps nothing, the place is lost with the page.
  }
}

/** Whoever types the address begins at the top. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/** Read with suspicion: a store is open to whoever sits at the browser. */
function stored(): Place {
  try {
    const { search, top, cards } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const readable = typeof search === 'string' && Number.isFinite(top) && Number.isInteger(cards);
    return readable ? { search, top, cards } : { ...START };
  } catch {
    return { ...START };
  }
}
