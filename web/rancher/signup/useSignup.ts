import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { initialRancherForm, type RancherFormValues } from '../../../rules/ranches/rancherForm';
import { oneOf } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { useSubmit } from '../../errors/useSubmit';
import { useToast } from '../../ui/overlay/useToast';
import { registerRancher, registrationErrors } from './registerRancher';

/** The values of both steps: the application, and whether the agreement is accepted. */
interface SignupValues extends RancherFormValues {
  acceptAgreement: boolean;
}

export const initialSignup: SignupValues = { ...initialRancherForm, acceptAgreement: false };

const AGREEMENT_REQUIRED = {
  title: 'Agreement Required',
  description: 'You must accept the broker agreement to continue.',
  variant: 'destructive',
} as const;

const FAILED = {
  title: 'Submission Failed',
  description: 'There was an error submitting your application. Please try again later.',
};

const URL_PARAMS = { step: oneOf(['agreement', 'start'], undefined) };

/** Manages the steps of the sign-up. The URL stores the agreement step, so that Back returns to the application. */
export function useSignup() {
  const { step, change } = useUrlState(URL_PARAMS);
  const navigate = useNavigate();
  // The URL alone doesn't open the agreement, because after a reload the application is empty again.
  const [isFilledIn, setFilledIn] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const isAtAgreement = isFilledIn && step === 'agreement';
  const send = useSend(
    () => setSubmitted(true),
    () => {
      // Returns to the application, which has the refused fields.
      setFilledIn(false);
      change({ step: undefined });
    },
  );
  const showAgreement = () => {
    setFilledIn(true);
    change({ step: 'agreement' }, { replace: false });
  };
  const submit = isAtAgreement ? send : showAgreement;
  return { isSubmitted, isQuick: step === 'start', isAtAgreement, submit, goBack: () => navigate(-1) };
}

/** Returns a function that sends the application once the agreement is accepted. */
function useSend(onSent: () => void, onRefused: () => void) {
  const { toast, dismiss } = useToast();
  const send = useSubmit({
    send: ({ acceptAgreement, ...application }: SignupValues) => registerRancher(application, acceptAgreement),
    errorToast: () => FAILED,
    fieldErrors: registrationErrors,
    onSuccess: onSent,
    onError: (error) => Object.keys(registrationErrors(error)).length > 0 && onRefused(),
  });
  return async (values: SignupValues) => {
    if (!values.acceptAgreement) {
      toast(AGREEMENT_REQUIRED);
      throw { fields: { acceptAgreement: AGREEMENT_REQUIRED.description } };
    }
    dismiss();
    await send(values);
  };
}
