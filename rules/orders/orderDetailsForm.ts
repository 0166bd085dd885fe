import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { optionalLongText, optionalText } from '../fields/textField';
import { isDay } from '../time/days';

/** A ranch's own notes on an order. Fields that are left out don't change, and null or blank clears them. */
export const orderDetailsForm = object({
  privateNotes: optionalLongText(LIMITS.notes),
  handoverDay: optionalText(LIMITS.fact).test('day', 'Enter a day such as 2026-11-21', (day) => !day || isDay(day)),
});

export type OrderDetailsValues = InferType<typeof orderDetailsForm>;
