export const REGIONS = ['Northeast', 'Midwest', 'South', 'West'] as const;
export type Region = (typeof REGIONS)[number];

export interface State {
  name: string;
  code: string;
  region: Region;
}

export const STATES: readonly State[] = [
  { name: 'Alabama', code: 'AL', region: 'South' },
  { name: 'Alaska', code: 'AK', region: 'West' },
  { name: 'Arizona', code: 'AZ', region: 'West' },
  { name: 'Arkansas', code: 'AR', region: 'South' },
  { name: 'California', code: 'CA', region: 'West' },
  { name: 'Colorado', code: 'CO', region: 'West' },
  { name: 'Connecticut', code: 'CT', region: 'Northeast' },
  { name: 'Delaware', code: 'DE', region: 'South' },
  { name: 'Florida', code: 'FL', region: 'South' },
  { name: 'Georgia', code: 'GA', region: 'South' },
  { name: 'Hawaii', code: 'HI', region: 'West' },
  { name: 'Idaho', code: 'ID', region: 'West' },
  { name: 'Illinois', code: 'IL', region: 'Midwest' },
  { name: 'Indiana', code: 'IN', region: 'Midwest' },
  { name: 'Iowa', code: 'IA', region: 'Midwest' },
  { name: 'Kansas', code: 'KS', region: 'Midwest' },
  { name: 'Kentucky', code: 'KY', region: 'South' },
  { name: 'Louisiana', code: 'LA', region: 'South' },
  { name: 'Maine', code: 'ME', region: 'Northeast' },
  { name: 'Maryland', code: 'MD', region: 'South' },
  { name: 'Massachusetts', code: 'MA', region: 'Northeast' },
  { name: 'Michigan', code: 'MI', region: 'Midwest' },
  { name: 'Minnesota', code: 'MN', region: 'Midwest' },
  { name: 'Mississippi', code: 'MS', region: 'South' },
  { name: 'Missouri', code: 'MO', region: 'Midwest' },
  { name: 'Montana', code: 'MT', region: 'West' },
  { name: 'Nebraska', code: 'NE', region: 'Midwest' },
  { name: 'Nevada', code: 'NV', region: 'West' },
  { name: 'New Hampshire', code: 'NH', region: 'Northeast' },
  { name: 'New Jersey', code: 'NJ', region: 'Northeast' },
  { name: 'New Mexico', code: 'NM', region: 'West' },
  { name: 'New York', code: 'NY', region: 'Northeast' },
  { name: 'North Carolina', code: 'NC', region: 'South' },
  { name: 'North Dakota', code: 'ND', region: 'Midwest' },
  { name: 'Ohio', code: 'OH', region: 'Midwest' },
  { name: 'Oklahoma', code: 'OK', region: 'South' },
  { name: 'Oregon', code: 'OR', region: 'West' },
  { name: 'Pennsylvania', code: 'PA', region: 'Northeast' },
  { name: 'Rhode Island', code: 'RI', region: 'Northeast' },
  { name: 'South Carolina', code: 'SC', region: 'South' },
  { name: 'South Dakota', code: 'SD', region: 'Midwest' },
  { name: 'Tennessee', code: 'TN', region: 'South' },
  { name: 'Texas', code: 'TX', region: 'South' },
  { name: 'Utah', code: 'UT', region: 'West' },
  { name: 'Vermont', code: 'VT', region: 'Northeast' },
  { name: 'Virginia', code: 'VA', region: 'South' },
  { name: 'Washington', code: 'WA', region: 'West' },
  { name: 'West Virginia', code: 'WV', region: 'South' },
  { name: 'Wisconsin', code: 'WI', region: 'Midwest' },
  { name: 'Wyoming', code: 'WY', region: 'West' },
];

/** The full names, which are stored and shown. */
export const STATE_NAMES: readonly string[] = STATES.map((state) => state.name);

export const STATES_BY_REGION = Object.fromEntries(
  REGIONS.map((region) => [region, STATES.filter((state) => state.region === region)]),
) as Record<Region, State[]>;

/** The full name for a name or code, in upper or lower case: 'tx' and 'TEXAS' become 'Texas'. */
export function stateName(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return STATES.find(({ name, code }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted)?.name;
}
