import { useMutation } from '@apollo/client/react';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import { useSubmit } from '../errors/useSubmit';
import { Button } from '../ui/button/Button';
import { AcceptTermsDocument } from './AcceptTerms.generated';

/** Accepts the terms. It has its own file, because the banner's text is shown before this code has loaded. */
export default function AcceptTermsButton() {
  const [accept, { loading }] = useMutation(AcceptTermsDocument, { variables: { version: TERMS_VERSION } });
  const submit = useSubmit({ send: () => accept(), errorToast: 'Not accepted', fieldErrors: () => ({}) });
  return (
    <Button size="small" pending={loading} onClick={() => submit()}>
      Accept
    </Button>
  );
}
