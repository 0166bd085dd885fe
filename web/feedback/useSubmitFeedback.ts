import { useMutation } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { type FeedbackValues, feedbackForm } from '../../rules/feedbackForm';
import { useToast } from '../ui/useToast';
import { SubmitFeedbackDocument } from './SubmitFeedback.generated';

/** Sends feedback about the page at hand; tells whether it arrived. */
export function useSubmitFeedback() {
  const [submitFeedback] = useMutation(SubmitFeedbackDocument);
  const { pathname, search } = useLocation();
  const { toast } = useToast();

  return async (values: FeedbackValues): Promise<boolean> => {
    const input = feedbackForm.cast({ ...values, pageUrl: `${pathname}${search}` });
    try {
      await submitFeedback({ variables: { input } });
      toast({ title: 'Thank you', description: 'Your feedback has been sent to our team.' });
      return true;
    } catch {
      toast({ title: 'Error submitting feedback', description: 'Please try again later', variant: 'destructive' });
      return false;
    }
  };
}
