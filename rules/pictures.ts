export type Landform = 'plains' | 'woodland' | 'mountains' | 'mesas' | 'coast';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
