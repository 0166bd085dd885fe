/** Keeps a dialog open that would close by itself. */
export const stay = (event: Event) => event.preventDefault();
