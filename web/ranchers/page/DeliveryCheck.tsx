import { skipToken, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { isZip } from '../../../rules/zip';
import { messageOf } from '../../errors/messageOf';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { ZipInput } from '../ZipInput';
import { DeliveryCheckDocument } from './DeliveryCheck.generated';
import { DeliveryReach } from './DeliveryReach';

interface DeliveryCheckProps {
  rancherId: string;
  /** To begin with. */
  zipCode: string;
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(1)};

  /* What is wrong stands under both and moves neither. */
  & > :first-child {
    width: 12ch;
  }

  [role='alert'] {
    white-space: nowrap;
  }

  button {
    margin-top: 25px;
  }
`;

const Body = styled(Card)`
  display: grid;
  gap: ${space(2)};
`;

const NO_ZIP = 'Valid ZIP code is required';

/** Whether the ranch's beef gets to a ZIP code, and what that costs. */
export function DeliveryCheck({ rancherId, zipCode }: DeliveryCheckProps) {
  const [zip, setZip] = useState(zipCode.slice(0, 5));
  const [asked, setAsked] = useState<string>();
  const [refused, setRefused] = useState(false);
  const { data, error, loading } = useQuery(
    DeliveryCheckDocument,
    asked ? { variables: { rancherId, zipCode: asked } } : skipToken,
  );

  const check = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isZip(zip));
    if (isZip(zip)) setAsked(zip);
  };
  return (
    <Body>
      <Heading level={3} size={21}>
        Does this ranch reach me?
      </Heading>
      <Form onSubmit={check} noValidate>
        <ZipInput label="Your ZIP code" value={zip} onChange={setZip} error={refused ? NO_ZIP : undefined} />
        <Button type="submit" pending={loading}>
          Check
        </Button>
      </Form>
      <div aria-live="polite">
        {error && <Text tone="danger">{messageOf(error)}</Text>}
        {data && <DeliveryReach quote={data.delivery} />}
      </div>
    </Body>
  );
}
