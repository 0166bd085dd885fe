import { expect, it } from 'vitest';
import { feedbackForm, initialFeedback } from './feedbackForm';
import { accepted, formErrors } from './testing/formErrors';

it('needs a text that is not blank', async () => {
  expect(await formErrors(feedbackForm, { ...initialFeedback, feedback: ' \n ' })).toEqual({
    feedback: 'Feedback required',
  });
});

it('is a suggestion unless another type is given', async () => {
  expect(await accepted(feedbackForm, { feedback: 'More hay' })).toEqual({
    feedback: 'More hay',
    type: 'SUGGESTION',
    pageUrl: '',
  });
});
