/** What the page of a state asks, seen from a ZIP code if one is known. */
export const stateVariables = (state: string, zipCode: string) => ({
  filter: { states: [state] },
  zipCode: zipCode || null,
});
