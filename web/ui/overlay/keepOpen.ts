/** Stops Radix from closing a dialog. */
export const keepOpen = (event: Event) => event.preventDefault();
