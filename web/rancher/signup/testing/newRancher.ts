/** A new rancher's values by field label. Both applications have these fields. */
export const newRancher: [string, string][] = [
  ['Ranch name', 'Test Creek Ranch'],
  ['City', 'Austin'],
  ['Zip code', '78701'],
  ['Full name', 'Tess Creek'],
  ['Email', 'tess@example.com'],
  ['Password', 'Herdline1'],
  ['Confirm password', 'Herdline1'],
];
