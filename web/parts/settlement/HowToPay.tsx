import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { memoSentence } from '../../../rules/settlement/paymentMemo';
import { Stack } from '../../ui/layout/arrange';
import { Notice } from '../../ui/state/Notice';
import { retryImport } from '../../ui/state/retryImport';
import { TextLink } from '../../ui/text/Link';

const QrCode = lazy(retryImport(() => import('../../ui/text/QrCode')));

const Words = styled.span`
  white-space: pre-line;
`;

interface HowToPayProps {
  ranchName: string;
  howToPay: string | null;
  paymentLink: string | null;
  memo: string;
}

/** How a family pays its ranch, and what it writes on the payment, so that the ranch finds the order by it. */
export function HowToPay({ ranchName, howToPay, paymentLink, memo }: HowToPayProps) {
  return (
    <Notice title={`How to pay ${ranchName}`}>
      <Stack gap={2}>
        {howToPay && <Words>{howToPay}</Words>}
        {paymentLink && (
          <TextLink href={paymentLink} target="_blank" rel="noopener noreferrer">
            {paymentLink}
          </TextLink>
        )}
        <span>{memoSentence(memo)}</span>
        {paymentLink && (
          <Suspense>
            <QrCode text={paymentLink} label={`QR code of the link to pay ${ranchName}`} />
          </Suspense>
        )}
      </Stack>
    </Notice>
  );
}
