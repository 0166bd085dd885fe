/** Returns the query variables of a state's page. An empty ZIP code becomes null. */
export const stateVariables = (state: string, zipCode: string) => ({
  filter: { states: [state] },
  zipCode: zipCode || null,
});
