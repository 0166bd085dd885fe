import { createContext } from 'react';

/** Whether groups of fields fold on phones, as an index of a long form. */
export const FoldsFieldsets = createContext(false);
