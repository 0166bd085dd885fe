import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useToast } from '../../ui/useToast';
import type { SignupValues } from './signupValues';
import { useRegisterRancher } from './useRegisterRancher';

export type SignupStep = 'application' | 'agreement' | 'submitted';

const AGREEMENT = { step: 'agreement' };
const NOT_ACCEPTED = 'You must accept the broker agreement to continue.';

/** Application, agreement, submitted. The agreement stands in the address, so that Back leads to the application. */
export function useSignup() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const registerRancher = useRegisterRancher();
  const { toast, dismiss } = useToast();
  // The address alone does not open the agreement: after a reload the application is empty again.
  const [isFilledIn, setFilledIn] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const isAtAgreement = isFilledIn && params.get('step') === AGREEMENT.step;

  const returnToApplication = () => {
    setFilledIn(false);
    setParams({}, { replace: true });
  };

  const send = async (values: SignupValues) => {
    if (!values.acceptAgreement) {
      toast({ title: 'Agreement Required', description: NOT_ACCEPTED, variant: 'destructive' });
      throw { fields: { acceptAgreement: NOT_ACCEPTED } };
    }
    dismiss();
    await registerRancher(values, { onRefused: returnToApplication, onDone: () => setSubmitted(true) });
  };

  const submit = async (values: SignupValues) => {
    if (isAtAgreement) return send(values);
    setFilledIn(true);
    setParams(AGREEMENT);
  };

  return { step: stepOf(isSubmitted, isAtAgreement), submit, goBack: () => navigate(-1) };
}

function stepOf(isSubmitted: boolean, isAtAgreement: boolean): SignupStep {
  if (isSubmitted) return 'submitted';
  return isAtAgreement ? 'agreement' : 'application';
}
