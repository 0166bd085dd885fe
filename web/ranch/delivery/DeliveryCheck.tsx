import { skipToken, useQuery } from '@apollo/client/react';
import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { isZip } from '../../../rules/fields/zip';
import { messageOf } from '../../errors/graphErrors';
import { rememberZip } from '../../parts/places/knownZip';
import { ZipInput, ZipRow } from '../../parts/places/ZipInput';
import { useSession } from '../../session/useSession';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/layout/Card';
import { Heading, Text } from '../../ui/text/Text';
import { DeliveryCheckDocument } from './DeliveryCheck.generated';
import { DeliveryReach } from './DeliveryReach';
import type { DeliveryReach_quoteFragment } from './DeliveryReach.generated';

interface DeliveryCheckProps {
  rancherId: string;
  /** The family's own ZIP code, checked at once; empty if unknown. */
  zipCode: string;
}

const Row = styled(ZipRow)`
  gap: ${space(1)};

  button {
    margin-top: 25px;
  }
`;

const Body = styled(Card)`
  display: grid;
  gap: ${space(2)};
`;

const NO_ZIP = 'Valid ZIP code is required';

export function DeliveryCheck({ rancherId, zipCode }: DeliveryCheckProps) {
  const { zip, setZip, isInvalid, check, data, error, pending } = useDeliveryCheck(rancherId, zipCode);
  return (
    <Body>
      <Heading level={3} size={21}>
        Does this ranch reach me?
      </Heading>
      <Row as="form" onSubmit={check} noValidate>
        <ZipInput label="Your ZIP code" value={zip} onChange={setZip} error={isInvalid ? NO_ZIP : undefined} />
        <Button type="submit" pending={pending}>
          Check
        </Button>
      </Row>
      <div aria-live="polite">
        {error && <Text tone="danger">{messageOf(error)}</Text>}
        {data && <DeliveryReach quote={data.delivery} />}
      </div>
    </Body>
  );
}

function useDeliveryCheck(rancherId: string, zipCode: string) {
  const [previousZipCode, setPreviousZipCode] = useState(zipCode);
  const [zip, setZip] = useState(zipCode);
  const [submittedZip, setSubmittedZip] = useState(zipCode || undefined);
  const [isInvalid, setInvalid] = useState(false);
  // Resets the field when the family's ZIP code changes elsewhere on the page.
  if (previousZipCode !== zipCode) {
    setPreviousZipCode(zipCode);
    setZip(zipCode);
    setSubmittedZip(zipCode || undefined);
  }
  const { data, error, loading } = useQuery(
    DeliveryCheckDocument,
    submittedZip ? { variables: { rancherId, zipCode: submittedZip } } : skipToken,
  );

  const check = (event: FormEvent) => {
    event.preventDefault();
    setInvalid(!isZip(zip));
    if (!isZip(zip)) return;
    setSubmittedZip(zip);
  };
  useRememberZip(data?.delivery, zipCode);
  return { zip, setZip, isInvalid, check, data, error, pending: loading && zip === submittedZip };
}

function useRememberZip(quote: DeliveryReach_quoteFragment | undefined, zipCode: string) {
  const { viewer } = useSession();
  const checked = quote && quote.distanceMiles !== null && quote.zipCode !== zipCode ? quote.zipCode : '';
  useEffect(() => {
    if (checked) rememberZip(viewer, checked);
  }, [viewer, checked]);
}
