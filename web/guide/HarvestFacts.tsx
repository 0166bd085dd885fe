import styled from 'styled-components';
import { CUT_QUESTIONS } from '../../rules/herd/cutQuestions';
import { INSPECTION, INSPECTION_MEANING } from '../../rules/herd/inspection';
import { PACKAGED_TEXT } from '../../rules/herd/packagedYield';
import { formatCents } from '../../rules/money/money';
import { type BeefWeight, inspectionPicture, weightPicture } from '../../rules/products/pictures';
import { media, space } from '../theme/tokens';

import { Grid } from '../ui/layout/Grid';
import { Section } from '../ui/layout/Section';
import { DescriptionList } from '../ui/text/DescriptionList';
import { Heading, Text } from '../ui/text/Text';

const Plate = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(1)};

  img {
    width: 162px;
    height: auto;
  }

  ${media.phone} {
    grid-template-columns: 108px minmax(0, 1fr);
    column-gap: ${space(2)};

    img {
      grid-row: span 2;
      width: 108px;
    }
  }
`;

function FactPlate({ picture, title, fact }: { picture: string; title: string; fact: string }) {
  return (
    <Plate>
      <img src={picture} alt="" width={162} height={112} loading="lazy" />
      <Heading level={4}>{title}</Heading>
      <Text tone="soft" size={15}>
        {fact}
      </Text>
    </Plate>
  );
}

const WEIGHTS: readonly { weight: BeefWeight; title: string; fact: string }[] = [
  { weight: 'live', title: 'Live weight: 1,200 lb', fact: 'The steer on its feet.' },
  {
    weight: 'hanging',
    title: 'Hanging weight: 720 lb',
    fact: 'Both sides on the rail, without hide, head and insides: about 60% of the live weight.',
  },
  {
    weight: 'packaged',
    title: 'Packaged weight: 430-500 lb',
    fact: `What you bring home: ${PACKAGED_TEXT} of the hanging weight. Bones add pounds, and boneless cuts and long hanging take some off.`,
  },
];

/** Typical prices in cents for a 500 lb carcass, for an example that calculates the price of a quarter. */
const EXAMPLE = { killFee: 8500, pounds: 500, pricePerPound: 400, cutAndWrap: 60 };

function examplePrice({ killFee, pounds, pricePerPound, cutAndWrap }: typeof EXAMPLE): number {
  return (killFee + pounds * (pricePerPound + cutAndWrap)) / 4;
}

/** Explains what a family asks before its first share: how the beef is inspected, weighed and cut. */
export function HarvestFacts() {
  return (
    <>
      <Section title="Three kinds of inspection" level={3}>
        <Grid as="ul" columns={3} min={200} gap={3}>
          {INSPECTION.options.map(({ value, label }) => (
            <FactPlate key={value} picture={inspectionPicture(value)} title={label} fact={INSPECTION_MEANING[value]} />
          ))}
        </Grid>
        <Text measure>
          With a custom-exempt processor, the whole animal must have owners before the harvest, and the beef is for your
          household, guests and employees. You pick it up or the ranch brings it, but it can’t be shipped.
        </Text>
      </Section>
      <Section title="Three weights of one steer" level={3}>
        <Grid as="ul" columns={3} min={200} gap={3}>
          {WEIGHTS.map(({ weight, ...texts }) => (
            <FactPlate key={weight} picture={weightPicture(weight)} {...texts} />
          ))}
        </Grid>
        <Text measure>{exampleText()}</Text>
      </Section>
      <Section title="What a cut sheet asks" level={3}>
        <DescriptionList columns={2} items={QUESTIONS} />
        <Text measure>
          Two rules to know: if the animal is over 30 months old, no cut can have the backbone, so there are no T-bones
          and no bone-in rib. And two families who share a side can’t split what it has only one of, like a whole
          brisket.
        </Text>
      </Section>
    </>
  );
}

function exampleText(): string {
  const { killFee, pounds, pricePerPound, cutAndWrap } = EXAMPLE;
  return `Say an animal hangs at ${pounds} lb. At ${formatCents(pricePerPound)} per lb for the beef and ${formatCents(cutAndWrap)} for cutting and wrapping, plus a ${formatCents(killFee)} kill fee for the animal, a quarter comes to ${formatCents(examplePrice(EXAMPLE))}.`;
}

const eitherOr = new Intl.ListFormat('en-US', { type: 'disjunction' });

const QUESTIONS = Object.values(CUT_QUESTIONS).map(({ label: term, sentence, choices }) => ({
  term,
  details: (
    <>
      {eitherOr.format(Object.values(choices).map(({ label }, place) => (place ? lowerFirst(label) : label)))}
      <Text size={15} tone="soft">
        {sentence}
      </Text>
    </>
  ),
}));

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
