/** How a count is typed. */
export const wholeNumber = { type: 'number', inputMode: 'numeric', min: 0, optional: true } as const;
