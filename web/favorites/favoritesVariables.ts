/** Returns the query variables of the saved ranches. An empty ZIP code becomes null. */
export const favoritesVariables = (zipCode: string) => ({ zipCode: zipCode || null });
