import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { initialRancherForm, type RancherFormValues } from '../../../rules/ranches/rancherForm';
import { oneOf } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { useSubmit } from '../../errors/useSubmit';
import { useToast } from '../../ui/overlay/useToast';
import { registerRancher, registrationErrors } from './registerRancher';

/** The values of both steps: the application, and the accepted agreement of the second step. */
interface SignupValues extends RancherFormValues {
  acceptAgreement: boolean;
}

export const initialSignup: SignupValues = { ...initialRancherForm, acceptAgreement: false };

const AGREEMENT_REQUIRED = {
  title: 'Agreement Required',
  description: 'You must accept the broker agreement to continue.',
  variant: 'destructive',
} as const;

const ADDRESS = { step: oneOf(['agreement', 'start'], undefined) };

/** The steps of the sign-up. The agreement stands in the address, so that Back leads to the application. */
export function useSignup() {
  const { step, change } = useUrlState(ADDRESS);
  const navigate = useNavigate();
  const { toast, dismiss } = useToast();
  // The address alone does not open the agreement, because after a reload the application is empty again.
  const [isFilledIn, setFilledIn] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const isAtAgreement = isFilledIn && step === 'agreement';

  const send = useSubmit({
    send: ({ acceptAgreement, ...application }: SignupValues) => registerRancher(application, acceptAgreement),
    errorToast: () => ({
      title: 'Submission Failed',
      description: 'There was an error submitting your application. Please try again later.',
    }),
    fieldErrors: registrationErrors,
    onSuccess: () => setSubmitted(true),
    onError: (error) => {
      // The refused fields are in the application.
      if (Object.keys(registrationErrors(error)).length === 0) return;
      setFilledIn(false);
      change({ step: undefined });
    },
  });

  const submit = async (values: SignupValues) => {
    if (!isAtAgreement) {
      setFilledIn(true);
      change({ step: 'agreement' }, { replace: false });
      return;
    }
    if (!values.acceptAgreement) {
      toast(AGREEMENT_REQUIRED);
      throw { fields: { acceptAgreement: AGREEMENT_REQUIRED.description } };
    }
    dismiss();
    await send(values);
  };

  return { isSubmitted, isQuick: step === 'start', isAtAgreement, submit, goBack: () => navigate(-1) };
}
