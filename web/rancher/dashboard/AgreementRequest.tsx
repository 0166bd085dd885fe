import { useMutation, useQuery } from '@apollo/client/react';
import { FileText } from 'lucide-react';
import { AGREEMENT_PATH, AGREEMENT_TITLE, AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { useSubmit } from '../../errors/useSubmit';
import { Button, ButtonLink } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { Notice } from '../../ui/state/Notice';
import { AcceptBrokerAgreementDocument, AgreementRequestDocument } from './AgreementRequest.generated';

/** Asks the rancher to accept the current version of the agreement, until they have. */
export function AgreementRequest() {
  const { data } = useQuery(AgreementRequestDocument);
  const { accept, isAccepting } = useAccept();
  const ranch = data?.viewer?.ranch;
  const accepted = ranch?.commission?.agreement?.version;
  if (!ranch || accepted === AGREEMENT_VERSION) return null;
  return (
    <Notice
      tone="warning"
      title={accepted ? `We've updated the ${AGREEMENT_TITLE}` : `Please accept the ${AGREEMENT_TITLE}`}
      action={
        <Cluster gap={1}>
          <ButtonLink href={AGREEMENT_PATH} target="_blank" icon={FileText}>
            View Document
          </ButtonLink>
          <Button variant="primary" pending={isAccepting} onClick={() => accept()}>
            Accept Agreement
          </Button>
        </Cluster>
      }
    >
      {accepted
        ? `You accepted version ${accepted}. Please read version ${AGREEMENT_VERSION} and accept it.`
        : `Please read version ${AGREEMENT_VERSION} and accept it. You only need to do this once.`}
    </Notice>
  );
}

function useAccept() {
  const [acceptAgreement, { loading }] = useMutation(AcceptBrokerAgreementDocument);
  const accept = useSubmit({
    send: () => acceptAgreement({ variables: { version: AGREEMENT_VERSION } }),
    successToast: { title: 'Agreement Accepted', description: `You accepted version ${AGREEMENT_VERSION}.` },
    errorToast: "Couldn't accept the agreement",
  });
  return { accept, isAccepting: loading };
}
