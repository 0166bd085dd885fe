import { array, boolean, mixed, number, object } from 'yup';
import { LIMITS } from '../../../rules/fields/limits';
import { choice } from '../../../rules/fields/numberFields';
import { requiredText } from '../../../rules/fields/textField';
import { newAnimalsInput } from '../../../rules/herd/animalForm';
import { ANIMAL_STAGE } from '../../../rules/herd/animalStage';
import { withdrawalInput } from '../../../rules/herd/withdrawal';

// These forms only provide messages for bodies of the wrong kind. GraphQL validates the values.

const day = requiredText('Enter a day such as 2027-03-04', LIMITS.fact);

/** Uses the day when the server started. GraphQL checks whether a day has passed. */
export const animalsForm = newAnimalsInput(new Date().toISOString().slice(0, 10));
export const stageForm = object({
  stage: choice(ANIMAL_STAGE.values, 'Please select a stage').required('Please select a stage'),
  ...withdrawalInput('PLANNED').fields,
});
export const harvestForm = object({ harvestDate: day });
export const depositsForm = object({ dueOn: day });
export const quartersForm = object({
  quarters: number().required('Keep a quarter (1), a half (2) or the whole animal (4)'),
});
export const livePurchaseForm = object({
  version: requiredText('Enter the version of the text that you read', LIMITS.fact),
  ranchChooses: boolean().required('Say whether the ranch may choose the animal'),
});
export const placeForm = object({
  animalId: requiredText('Please select an animal', LIMITS.token),
  side: number().nullable(),
});

const CHOICES = 'List what you choose for each question';

export const cutSheetForm = object({ choices: array(mixed()).required(CHOICES) });
export const proposalForm = object({ proposalId: requiredText('Please select a proposal', LIMITS.token) });
export const cutSheetChangeForm = object({
  sides: array(number().required()).required('List the sides: 1, 2 or both'),
  sheet: cutSheetForm.required(CHOICES),
  reason: requiredText('Tell the families why you change it', LIMITS.description),
});
