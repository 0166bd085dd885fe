import { expect, it } from 'vitest';
import { STATE_NAMES } from './states';
import { stateOfZip } from './zipStates';

it.each([
  ['78701', 'TX', 'Texas'],
  ['20001', 'DC', 'District of Columbia'],
  ['20299', null, 'District of Columbia'],
  ['00601', 'PR', 'Puerto Rico'],
  ['00999', null, 'Puerto Rico'],
  ['00801', null, 'U.S. Virgin Islands'],
  ['96910', null, 'Guam'],
  ['96799', null, 'American Samoa'],
  ['96950', null, 'Northern Mariana Islands'],
  ['34001', null, 'Armed Forces Americas'],
  ['09001', null, 'Armed Forces Europe'],
  ['09899', null, 'Armed Forces Europe'],
  ['96201', null, 'Armed Forces Pacific'],
  ['96699', null, 'Armed Forces Pacific'],
])('%s is in %s', (zipCode, code, name) => expect(stateOfZip(zipCode, code)).toBe(name));

it.each(['00000', '09900', '96700', '96960', '99999', ''])('%s is nowhere that we know', (zipCode) =>
  expect(stateOfZip(zipCode, null)).toBeNull(),
);

it('takes no place outside for a state', () => {
  for (const zipCode of ['20200', '00601', '00801', '96910', '96799', '96950', '34001', '09001', '96201']) {
    expect(STATE_NAMES).not.toContain(stateOfZip(zipCode, null));
  }
});
