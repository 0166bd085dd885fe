import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import styled from 'styled-components';
import { INSPECTION } from '../../../rules/herd/inspection';
import { formatCents } from '../../../rules/money/money';
import type { OrderState } from '../../../rules/orders/story/orderState';
import type { StoryStep } from '../../../rules/orders/story/storySteps';
import { momentText } from '../../../rules/time/timeZone';
import { PLUS_PROCESSING } from '../../../rules/trueCost/costText';
import { useSubmit } from '../../errors/useSubmit';
import { SHARE_NAMES, shareOf } from '../../parts/herd/animalText';
import { Carcass } from '../../parts/herd/Carcass';
import { takenPlaces } from '../../parts/herd/leftText';
import { WeightWarnings } from '../../parts/settlement/WeightWarnings';
import { hairline, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Badge } from '../../ui/text/Badge';
import { Heading, Text } from '../../ui/text/Text';
import { Timeline } from '../../ui/text/Timeline';
import { CutSheetButton } from '../cutSheet/CutSheetButton';
import { LivePurchaseButton } from '../livePurchase/LivePurchaseButton';
import { AcceptShareOfferDocument, DeclineShareOfferDocument } from './AnswerShareOffer.generated';
import type { ClaimCard_claimFragment } from './ClaimCard.generated';
import type { ShareOfferRow_offerFragment } from './ShareOfferRow.generated';

const Root = styled.section`
  display: grid;
  gap: ${space(1.5)};
  padding-block: ${space(1.5)};
  border-top: ${hairline};
`;

const Head = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: start;
  justify-content: space-between;
`;

interface ClaimCardProps {
  claim: ClaimCard_claimFragment;
  /** The share's own steps. */
  steps: readonly StoryStep[];
  /** Where the order stands, which decides the main button. */
  state: OrderState['kind'];
}

export default function ClaimCard({ claim, steps, state }: ClaimCardProps) {
  const titleId = useId();
  const { animal, quarters, offBoardReason } = claim;
  const of = animal ? `animal ${animal.tag}` : '';
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <div>
          <Heading level={3} size={17} id={titleId}>
            {claim.offBoardAt === null
              ? shareOf(quarters, of || 'the next animal')
              : `${SHARE_NAMES[quarters]} without an animal`}
          </Heading>
          {offBoardReason && <Text size={15}>Why: {offBoardReason}</Text>}
          {animal?.eid && <Text size={15} tone="soft">{`Official tag: ${animal.eid}`}</Text>}
          {animal && <ProcessorOf animal={animal} />}
        </div>
        {animal && <AnimalDrawing animal={animal} places={claim.places} />}
      </Head>
      {claim.offer && <ShareOfferRow offer={claim.offer} />}
      <WeightWarnings warnings={claim.weightWarnings} word={claim.weightWord} />
      {steps.length > 0 && <Timeline compact label={`Calendar of ${of}`} steps={steps.map(timelineStep)} />}
      <Decisions of={of} claim={claim} state={state} />
    </Root>
  );
}

function Decisions({
  of,
  claim: { id, cutSheet, livePurchase },
  state,
}: Omit<ClaimCardProps, 'steps'> & { of: string }) {
  const share = { claimId: id, of };
  const isSheetNext = state === 'CUT_SHEET' || state === 'ANSWER_CUT_SHEET';
  if (!cutSheet && !livePurchase) return null;
  return (
    <Cluster gap={1} data-print="hide">
      {livePurchase && <LivePurchaseButton {...share} {...livePurchase} isMain={state === 'LIVE_PURCHASE'} />}
      {cutSheet && <CutSheetButton {...share} sheet={cutSheet} isMain={isSheetNext} />}
    </Cluster>
  );
}

const timelineStep = ({ key, title, day, done }: StoryStep) => ({
  key,
  title,
  date: day,
  state: done ? ('reached' as const) : ('unreached' as const),
});

type Animal = NonNullable<ClaimCard_claimFragment['animal']>;

function ProcessorOf({ animal: { processor, inspection } }: { animal: Animal }) {
  if (!processor || !inspection) return null;
  const { name, city, state } = processor;
  return (
    <Text size={15} tone="soft">{`Processor: ${name} in ${city}, ${state} · ${INSPECTION.label(inspection)}`}</Text>
  );
}

function AnimalDrawing({ animal, places }: { animal: Animal } & Pick<ClaimCard_claimFragment, 'places'>) {
  const yours = places.map(({ number }) => number);
  const named = yours.length === 1 ? `place ${yours[0]}` : `places ${yours.join(', ')}`;
  const label = `Yours of animal ${animal.tag}: ${named}`;
  return <Carcass width={56} label={label} taken={takenPlaces(animal.places)} yours={yours} />;
}

/** Asks a family whether it takes the animal that's held for it, or keeps the one that its share was put on. */
function ShareOfferRow({ offer }: { offer: ShareOfferRow_offerFragment }) {
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
