/** The props of a field that takes a whole number. */
export const wholeNumber = { type: 'number', inputMode: 'numeric', min: 0, optional: true } as const;
