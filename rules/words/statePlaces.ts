import { stateSlug } from '../ranches/ranchPath';
import { STATES, type State, stateName } from './states';

/** The states that share a border, by their codes, each pair once. Two that meet in a corner count too. */
const BORDERS =
  `AL-FL AL-GA AL-MS AL-TN AR-LA AR-MO AR-MS AR-OK AR-TN AR-TX AZ-CA AZ-CO AZ-NM AZ-NV AZ-UT CA-NV CA-OR CO-KS CO-NE CO-NM CO-OK
  CO-UT CO-WY CT-MA CT-NY CT-RI DE-MD DE-NJ DE-PA FL-GA GA-NC GA-SC GA-TN IA-IL IA-MN IA-MO IA-NE IA-SD IA-WI ID-MT ID-NV ID-OR ID-UT ID-WA
  ID-WY IL-IN IL-KY IL-MO IL-WI IN-KY IN-MI IN-OH KS-MO KS-NE KS-OK KY-MO KY-OH KY-TN KY-VA KY-WV LA-MS LA-TX MA-NH MA-NY MA-RI MA-VT MD-PA
  MD-VA MD-WV ME-NH MI-OH MI-WI MN-ND MN-SD MN-WI MO-NE MO-OK MO-TN MS-TN MT-ND MT-SD MT-WY NC-SC NC-TN NC-VA ND-SD NE-SD NE-WY NH-VT NJ-NY
  NJ-PA NM-OK NM-TX NM-UT NV-OR NV-UT NY-PA NY-VT OH-PA OH-WV OK-TX OR-WA PA-WV SD-WY TN-VA UT-WY VA-WV`
    .split(/\s+/)
    .map((pair) => pair.split('-'));

/** Finds a state by its slug in a URL. Undefined for any other spelling. */
export const stateBySlug = (slug: string): State | undefined => STATES.find(({ name }) => stateSlug(name) === slug);

/** Parses a state from a URL in any spelling: 'Texas', 'TX' and 'new_mexico' too. */
export function parseState(word: string): State | undefined {
  const name = stateName(word.replace(/[-_+]/g, ' '));
  return STATES.find((state) => state.name === name);
}

export function neighborsOf({ code }: State): State[] {
  const codes = BORDERS.flatMap(([one, other]) => (one === code ? [other] : other === code ? [one] : []));
  return STATES.filter((state) => codes.includes(state.code));
}
