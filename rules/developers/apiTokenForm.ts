import { date, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, listOf } from '../fields/numberFields';
import { requiredText } from '../fields/textField';
import { API_SCOPE } from './apiScope';

const UNKNOWN = 'Please choose from the list';
const NONE = 'Choose at least one permission';
const TWICE = 'Choose each permission once';

export const apiTokenForm = object({
  name: requiredText('Please give the token a name', LIMITS.apiTokenName),
  scopes: listOf(choice(API_SCOPE.values, UNKNOWN).required(UNKNOWN), API_SCOPE.values.length, TWICE)
    .min(1, NONE)
    .required(NONE)
    .test('once', TWICE, (scopes) => new Set(scopes).size === scopes.length),
  expiresAt: date()
    .transform((value: unknown, typed: unknown) => (typed === '' ? null : value))
    .typeError('Please enter a date')
    .nullable()
    .default(null)
    .test('future', 'Please choose a moment in the future', (value) => !value || value.getTime() > Date.now()),
});
