import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { optionalLongText, optionalText } from '../fields/textField';

/** A ranch's own notes on an order. Fields that are left out don't change, and null or blank clears them. */
export const orderDetailsForm = object({
  privateNotes: optionalLongText(LIMITS.notes),
  handoverDay: optionalText(LIMITS.fact).test('day', 'Enter a day such as 2026-11-21', isDay),
});

function isDay(day: string | null | undefined): boolean {
  if (!day) return true;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

export type OrderDetailsValues = InferType<typeof orderDetailsForm>;
