import { STATE_NAMES, stateName } from '../words/states';
import { LIMITS } from './limits';
import { nullAsBlank, plainText, requiredText, text } from './textField';
import { isZip } from './zip';

const INVALID_ZIP = 'Please enter a valid ZIP code';

function zip(message = INVALID_ZIP) {
  return text(LIMITS.zipCode).test('zip', message, (value) => !value || isZip(value));
}

function state() {
  return text(LIMITS.city)
    .transform((value: unknown) => (typeof value === 'string' && stateName(value)) || value)
    .test('state', 'Please select a state', (value) => !value || STATE_NAMES.includes(value));
}

export const optionalPlace = {
  zipCode: nullAsBlank(zip()),
  city: plainText(LIMITS.city),
  state: nullAsBlank(state()),
};

/** A ranch's place. All of it is required, because customers search by it. */
export const requiredPlace = {
  city: requiredText('City is required', LIMITS.city),
  state: state().required('State is required'),
  zipCode: zip().required('Zip code is required'),
};

export const requiredZip = (message: string) => zip(message).required(message);
