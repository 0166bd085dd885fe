import styled from 'styled-components';
import type { CowShare } from '../../../rules/products/cowShares';
import { dinnersText, HELPING, middle } from '../../../rules/share/beefNeed';
import { type CutShare, cutsOf, YIELD_SOURCE } from '../../../rules/share/cutYields';
import { cubicFeetOf, fitOf } from '../../../rules/share/freezerFit';
import { COST_BASIS, weightTexts } from '../../../rules/trueCost/costBasis';
import { cubicFeetSpan, poundsSpan } from '../../../rules/trueCost/costText';
import { POUNDS_PER_CUBIC_FOOT } from '../../../rules/trueCost/trueCost';
import type { TrueCost_costFragment } from '../../parts/ranches/TrueCost.generated';
import { color, size, space } from '../../theme/tokens';
import { ToggleChip } from '../../ui/input/Chip';
import { Slider } from '../../ui/input/Slider';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Grid } from '../../ui/layout/Grid';
import { Skeleton } from '../../ui/state/Skeleton';
import { Heading, Text } from '../../ui/text/Text';
import { useTrueCosts } from '../offers/useTrueCosts';
import { useOrder } from '../order/useOrder';
import { CutTable } from './CutTable';
import { FreezerDrawing } from './FreezerDrawing';
import { HOUSEHOLD_LIMITS, useHousehold } from './household';
import { StoreCost } from './StoreCost';
import type { WhatYouGetSection_rancherFragment } from './WhatYouGetSection.generated';

/** Shows the chosen share as packs, in the family's freezer and as dinners. */
export default function WhatYouGet({ rancher }: { rancher: WhatYouGetSection_rancherFragment }) {
  const { shares, chosen, choose } = useOrder(rancher);
  const { costOf, loading } = useTrueCosts(rancher.id);
  if (!chosen) return null;
  const cost = costOf(chosen) ?? null;
  return (
    <Stack gap={3}>
      <Cluster as="fieldset" gap={1} aria-label="Which share?">
        {shares.map((share) => (
          <ToggleChip key={share.share} pressed={share === chosen} onChange={() => choose(share)}>
            {share.label}
          </ToggleChip>
        ))}
      </Cluster>
      {loading ? <Skeleton height="480px" /> : <ShareDetails share={chosen} cost={cost} />}
    </Stack>
  );
}

interface ShareDetailsProps {
  share: CowShare;
  /** Null if the ranch's costs are unknown. Then the figures are those of a usual share. */
  cost: TrueCost_costFragment | null;
}

function ShareDetails({ share, cost }: ShareDetailsProps) {
  const packaged = cost?.packagedPounds ?? share.yieldPounds;
  const cubicFeet = cost?.freezerCubicFeet ?? share.freezerCubicFeet;
  const pounds = Math.round(middle(packaged));
  const cuts = cutsOf(pounds);
  const { household, change } = useHousehold();
  const { people, dinners, room } = household;
  return (
    <>
      <Text strong>
        About {pounds} lb of packaged beef ({poundsSpan(packaged)}), {cubicFeetSpan(cubicFeet)} of freezer.
      </Text>
      <Grid columns={2} min={260} gap={4}>
        <Stack gap={2}>
          <FreezerDrawing cuts={cuts} room={room} label={drawingText({ share, cuts, room })} />
          <Slider
            label="Your freezer holds"
            value={room}
            {...rangeOf('room')}
            onChange={(value) => change({ room: value })}
            format={(feet) => `${feet} cu ft`}
          />
          <Text size={15} role="status">
            {fitText(cubicFeet, cubicFeetOf(pounds), room)}
          </Text>
        </Stack>
        <CutTable cuts={cuts} />
      </Grid>
      <Dinners pounds={pounds} people={people} dinners={dinners} onChange={change} />
      <StoreCost packaged={packaged} cost={cost} />
      <Notes>
        {cost ? weightTexts(cost).join(' ') : COST_BASIS.label('USUAL_WEIGHT')} Cuts as in “{YIELD_SOURCE.title}” (
        {YIELD_SOURCE.publisher}, {YIELD_SOURCE.year}), packed by the standard cut sheet: yours decides.{' '}
        {POUNDS_PER_CUBIC_FOOT} lb take a cubic foot, and the drawing is to scale. A dinner takes {middle(HELPING)} lb a
        person, bones and children included.
      </Notes>
    </>
  );
}

const rangeOf = (name: keyof typeof HOUSEHOLD_LIMITS) => {
  const { min, max } = HOUSEHOLD_LIMITS[name];
  return { min, max };
};

interface DinnersProps {
  pounds: number;
  people: number;
  dinners: number;
  onChange: (changes: { people?: number; dinners?: number }) => void;
}

function Dinners({ pounds, people, dinners, onChange }: DinnersProps) {
  return (
    <Stack gap={1}>
      <Heading level={3}>Dinners for your household</Heading>
      <Grid columns={2} min={150} gap={2}>
        <Slider
          label="People"
          value={people}
          {...rangeOf('people')}
          onChange={(value) => onChange({ people: value })}
          format={String}
        />
        <Slider
          label="Dinners a week"
          value={dinners}
          {...rangeOf('dinners')}
          onChange={(value) => onChange({ dinners: value })}
          format={String}
        />
      </Grid>
      <Text strong role="status">
        {dinnersText(pounds, people, dinners)}
      </Text>
    </Stack>
  );
}

const Notes = styled.p`
  max-width: 75ch;
  padding-top: ${space(1)};
  color: ${color.soft};
  font-size: ${size[13]};
`;

/** Says whether a share fits into a freezer, and how full the freezer gets. `about` is the share's most likely volume. */
function fitText(cubicFeet: { from: number; to: number }, about: number, room: number): string {
  const full = `about ${Math.round((about / room) * 100)}% full`;
  const takes = cubicFeetSpan(cubicFeet);
  if (fitOf(cubicFeet, room) === 'fits') return `It fits: your freezer would be ${full}.`;
  if (fitOf(cubicFeet, room) === 'tight') return `A tight fit. It takes ${takes}, depending on the animal.`;
  return `It doesn't fit. It takes ${takes}, and your freezer holds ${room}.`;
}

interface DrawingProps {
  share: CowShare;
  cuts: readonly CutShare[];
  room: number;
}

/** Describes the drawing: 'A quarter cow in a freezer of 7 cu ft: 75 packs take 4.5 cu ft.' */
function drawingText({ share, cuts, room }: DrawingProps): string {
  const packs = cuts.reduce((sum, cut) => sum + cut.packs, 0);
  const pounds = cuts.reduce((sum, cut) => sum + cut.pounds, 0);
  const taken = cubicFeetOf(pounds);
  const over = Math.round((taken - room) * 10) / 10;
  const shown = `A ${share.label.toLowerCase()} in a freezer of ${room} cu ft: ${packs} packs take ${taken} cu ft`;
  return over > 0 ? `${shown}, and ${over} cu ft of them are stacked beside it.` : `${shown}.`;
}
