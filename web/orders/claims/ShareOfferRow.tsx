import { useMutation } from '@apollo/client/react';
import { formatCents } from '../../../rules/money/money';
import { momentText } from '../../../rules/time/timeZone';
import { PLUS_PROCESSING } from '../../../rules/trueCost/costText';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Badge } from '../../ui/text/Badge';
import { Heading, Text } from '../../ui/text/Text';
import { AcceptShareOfferDocument, DeclineShareOfferDocument } from './AnswerShareOffer.generated';
import type { ShareOfferRow_offerFragment } from './ShareOfferRow.generated';

/** Asks a family whether it takes the animal that's held for it, or keeps the one that its share was put on. */
export function ShareOfferRow({ offer }: { offer: ShareOfferRow_offerFragment }) {
  const { placed, expiresAt, animal } = offer;
  const { take, refuse, isSending } = useAnswer(offer);
  return (
    <Stack gap={1}>
      <Cluster gap={1}>
        <Heading level={4}>{placed ? "You've moved up" : `Animal ${animal.tag} is held for you`}</Heading>
        <Badge tone="warning">{`Answer by ${momentText(expiresAt)}`}</Badge>
      </Cluster>
      <Text size={15} measure>
        {placed ? PLACED : `${priceText(offer)} If you say no, you keep your place in line.`}
      </Text>
      <Cluster gap={1} data-print="hide">
        <Button size="small" variant="primary" disabled={isSending} onClick={() => void take()}>
          {placed ? 'Keep It' : `Take Animal ${animal.tag}`}
        </Button>
        <Button size="small" variant="secondary" disabled={isSending} onClick={() => void refuse()}>
          Decline
        </Button>
      </Cluster>
    </Stack>
  );
}

function useAnswer({ id: offerId, animal }: ShareOfferRow_offerFragment) {
  const [accept, accepting] = useMutation(AcceptShareOfferDocument);
  const [decline, declining] = useMutation(DeclineShareOfferDocument);
  const variables = { offerId };
  const take = useSubmit({
    send: () => accept({ variables }),
    successToast: { title: `Animal ${animal.tag} is yours` },
    errorToast: "Couldn't send your answer",
  });
  const refuse = useSubmit({
    send: () => decline({ variables }),
    successToast: { title: 'Declined', description: 'You keep your place in line.' },
    errorToast: "Couldn't send your answer",
  });
  return { take, refuse, isSending: accepting.loading || declining.loading };
}

const PLACED =
  "The ranch has an animal for you at no more than you were told. It's yours unless you decline. Then you'd be back at your place in line.";

/** Returns what the share costs, compared with what the family was told. */
function priceText({ priceFrom, priceTo, toldPriceTo, deposit, payer, ...offer }: ShareOfferRow_offerFragment): string {
  const beef =
    priceFrom === priceTo ? formatCents(priceTo) : `${formatCents(priceFrom)} to ${formatCents(priceTo)}, by weight`;
  const price = offer.isProcessingUnknown ? `${beef}, ${PLUS_PROCESSING}` : beef;
  const told = toldPriceTo !== null && toldPriceTo < priceTo ? ` We'd said up to ${formatCents(toldPriceTo)}.` : '';
  const processor = payer === 'FAMILY' ? ' You pay the processor yourself.' : '';
  return `Your share costs ${price}.${told} The deposit is ${formatCents(deposit)}.${processor}`;
}
