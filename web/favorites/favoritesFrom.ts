/** The query variables of the saved ranches. An empty ZIP code becomes null. */
export const favoritesFrom = (zipCode: string) => ({ zipCode: zipCode || null });
