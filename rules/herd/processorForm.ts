import { type InferType, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, emptiableCents } from '../fields/numberFields';
import { requiredPlace } from '../fields/placeFields';
import { optionalText, requiredText } from '../fields/textField';
import { dollarsText, toCents } from '../money/money';
import { INSPECTION } from './inspection';
import { PROCESSOR_PAYER, type ProcessorPayer } from './processorPayer';

const NAME_TOO_SHORT = 'Processor name must be at least 2 characters';
const NO_INSPECTION = 'Please select the kind of inspection';
const NO_PAYER = 'Please select who pays the processor';
const NEGATIVE = 'Fee cannot be negative';

/** The server's input, with fees in cents. */
export const processorInput = object({
  name: requiredText(NAME_TOO_SHORT, LIMITS.name).min(2, NAME_TOO_SHORT),
  ...requiredPlace,
  inspection: choice(INSPECTION.values, NO_INSPECTION).required(NO_INSPECTION),
  establishmentNumber: optionalText(LIMITS.establishmentNumber),
  /** Per animal. */
  killFee: emptiableCents(NEGATIVE).default(0),
  /** Per pound of hanging weight. */
  cutAndWrapPerPound: emptiableCents(NEGATIVE).default(0),
  payer: choice(PROCESSOR_PAYER.values, NO_PAYER).required(NO_PAYER),
});

export type ProcessorInput = InferType<typeof processorInput>;

/** The dialog's values, with fees in dollars. */
export type ProcessorValues = Record<'name' | 'city' | 'state' | 'zipCode' | 'establishmentNumber', string> &
  Record<'killFee' | 'cutAndWrapPerPound', string | number> & {
    inspection: ProcessorInput['inspection'] | '';
    payer: ProcessorPayer;
  };

function toProcessorInput(values: ProcessorValues) {
  return {
    ...values,
    establishmentNumber: values.establishmentNumber || null,
    killFee: toCents(values.killFee ?? ''),
    cutAndWrapPerPound: toCents(values.cutAndWrapPerPound ?? ''),
  };
}

/** The dialog's values for a processor, or for a new one. */
export function fromProcessor(processor: Partial<ProcessorInput>): ProcessorValues {
  return {
    name: processor.name ?? '',
    city: processor.city ?? '',
    state: processor.state ?? '',
    zipCode: processor.zipCode ?? '',
    inspection: processor.inspection ?? '',
    establishmentNumber: processor.establishmentNumber ?? '',
    killFee: dollarsText(processor.killFee ?? 0),
    cutAndWrapPerPound: dollarsText(processor.cutAndWrapPerPound ?? 0),
    payer: processor.payer ?? 'RANCH',
  };
}

export const processorForm = processorInput.transform(toProcessorInput);
