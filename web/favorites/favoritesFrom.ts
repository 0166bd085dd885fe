/** The saved ranches, with their distances from a ZIP code if one is known. */
export const favoritesFrom = (zipCode: string) => ({ zipCode: zipCode || null });
