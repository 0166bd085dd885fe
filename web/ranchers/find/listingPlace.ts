/** Where the list of ranches was left: with which filters, and how far down. Lasts as long as the page is open. */
export const listingPlace = { search: '', top: 0 };
