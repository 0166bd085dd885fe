import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useToast } from '../../ui/useToast';
import type { SignupValues } from './signupValues';
import { useRegisterRancher } from './useRegisterRancher';

type SignupStep = 'application' | 'agreement' | 'submitted';

const AGREEMENT = { step: 'agreement' };
const AGREEMENT_REQUIRED = {
  title: 'Agreement Required',
  description: 'You must accept the broker agreement to continue.',
  variant: 'destructive',
} as const;

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

  const onRefused = () => {
    setFilledIn(false);
    setParams({}, { replace: true });
  };
  const onDone = () => setSubmitted(true);

  const send = async (values: SignupValues) => {
    if (!values.acceptAgreement) {
      toast(AGREEMENT_REQUIRED);
      throw { fields: { acceptAgreement: AGREEMENT_REQUIRED.description } };
    }
    dismiss();
    await registerRancher(values, { onRefused, onDone });
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
