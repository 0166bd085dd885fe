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
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import { DeliveryCheckDocument } from './DeliveryCheck.generated';
import { DeliveryReach } from './DeliveryReach';
import type { DeliveryReach_quoteFragment } from './DeliveryReach.generated';

interface DeliveryCheckProps {
  rancherId: string;
  /** The family's own, checked at once; empty where it isn't known. */
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

/** Checks whether the ranch reaches a ZIP code, and for how much. */
export function DeliveryCheck({ rancherId, zipCode }: DeliveryCheckProps) {
  const { zip, setZip, isRefused, check, data, error, pending } = useDeliveryCheck(rancherId, zipCode);
  return (
    <Body>
      <Heading level={3} size={21}>
        Does this ranch reach me?
      </Heading>
      <Row as="form" onSubmit={check} noValidate>
        <ZipInput label="Your ZIP code" value={zip} onChange={setZip} error={isRefused ? NO_ZIP : undefined} />
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
  const [known, setKnown] = useState(zipCode);
  const [zip, setZip] = useState(zipCode);
  const [asked, setAsked] = useState(zipCode || undefined);
  const [isRefused, setRefused] = useState(false);
  // It was changed elsewhere on the page.
  if (known !== zipCode) {
    setKnown(zipCode);
    setZip(zipCode);
    setAsked(zipCode || undefined);
  }
  const { data, error, loading } = useQuery(
    DeliveryCheckDocument,
    asked ? { variables: { rancherId, zipCode: asked } } : skipToken,
  );

  const check = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isZip(zip));
    if (!isZip(zip)) return;
    setAsked(zip);
  };
  useKept(data?.delivery, zipCode);
  return { zip, setZip, isRefused, check, data, error, pending: loading && zip === asked };
}

/** Keeps a ZIP code that was checked for all screens, if there is one like that. */
function useKept(quote: DeliveryReach_quoteFragment | undefined, zipCode: string) {
  const { viewer } = useSession();
  const checked = quote && quote.distanceMiles !== null && quote.zipCode !== zipCode ? quote.zipCode : '';
  useEffect(() => {
    if (checked) rememberZip(viewer, checked);
  }, [viewer, checked]);
}
