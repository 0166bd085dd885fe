import { toRegisterRancherInput } from '../../../rules/rancherForm';
import { mutate } from '../../mutate';
import { useToast } from '../../ui/useToast';
import { RegisterRancherDocument } from './RegisterRancher.generated';
import { refusedApplication } from './refusedApplication';
import type { SignupValues } from './signupValues';

interface Outcomes {
  onDone: () => void;
  /** Something in the application is not right; it is marked there. */
  onRefused: () => void;
}

const SUBMISSION_FAILED = {
  title: 'Submission Failed',
  description: 'There was an error submitting your application. Please try again later.',
  variant: 'destructive',
} as const;

/** Sends an application whose agreement was accepted. What the server refuses goes to its field. */
export function useRegisterRancher() {
  const { toast } = useToast();

  return async ({ acceptAgreement, ...application }: SignupValues, { onDone, onRefused }: Outcomes) => {
    try {
      await mutate(RegisterRancherDocument, { input: toRegisterRancherInput(application, acceptAgreement) });
      onDone();
    } catch (error) {
      const fields = refusedApplication(error);
      if (Object.keys(fields).length === 0) return toast(SUBMISSION_FAILED);
      toast({ ...SUBMISSION_FAILED, description: 'Please look at the marked fields.' });
      onRefused();
      throw { fields };
    }
  };
}
