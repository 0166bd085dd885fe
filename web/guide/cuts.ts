interface Cut {
  name: string;
  becomes: string;
  cook: string;
}

/** The nine parts of the diagram, and what one can ask the processor to make of them. */
export const CUTS: readonly Cut[] = [
  { name: 'Chuck', becomes: 'Pot roasts, flat irons, stew meat, ground beef', cook: 'Slow, in a pot or a smoker' },
  { name: 'Rib', becomes: 'Ribeyes or a prime rib, back ribs', cook: 'Hot and fast, or roasted whole' },
  { name: 'Short loin', becomes: 'T-bones, or strip steaks and tenderloin', cook: 'Hot and fast' },
  { name: 'Sirloin', becomes: 'Sirloin steaks, tri-tip', cook: 'Hot and fast, sliced across the grain' },
  { name: 'Round', becomes: 'Lean roasts, cube steaks, jerky, ground beef', cook: 'Slow and moist, or very thin' },
  { name: 'Flank', becomes: 'Flank steak, ground beef', cook: 'Marinated, hot and fast' },
  { name: 'Plate', becomes: 'Short ribs, skirt steak', cook: 'Ribs slow, skirt hot and fast' },
  { name: 'Brisket', becomes: 'Brisket whole, or flat and point', cook: 'Slow: smoked or braised' },
  { name: 'Shank', becomes: 'Shank slices, soup bones', cook: 'Slow, in broth' },
];
