import { createContext } from 'react';

/** How often the order on the screen was refused because something in it was sold out meanwhile. */
export const RefusedSales = createContext(0);
