import { useState } from 'react';
import styled from 'styled-components';
import { COW_SHARES, type CowShare } from '../../rules/products/cowShares';
import { sharePicture } from '../../rules/products/pictures';
import { needText } from '../../rules/share/beefNeed';
import { advice, type Fit, fitOf } from '../../rules/share/freezerFit';
import { media, space } from '../theme/tokens';
import { Slider } from '../ui/input/Slider';

import { Grid } from '../ui/layout/Grid';
import { Section } from '../ui/layout/Section';
import { Badge } from '../ui/text/Badge';
import { Heading, Text } from '../ui/text/Text';

/** The size of a small chest freezer, in cubic feet. */
const DEFAULT_ROOM = 7;

const BADGES = {
  fits: <Badge tone="success">Fits</Badge>,
  tight: <Badge tone="warning">A tight fit</Badge>,
  tooMuch: <Badge>Too much</Badge>,
} satisfies Record<Fit, unknown>;

const Share = styled.li<{ $fit: Fit }>`
  display: grid;
  justify-items: start;
  gap: ${space(1)};

  img {
    max-width: 100%;
    height: auto;
    opacity: ${({ $fit }) => ($fit === 'tooMuch' ? 0.45 : 1)};
  }

  ${media.phone} {
    grid-template-columns: 123px minmax(0, 1fr);
    column-gap: ${space(3)};

    img {
      grid-row: span 3;
      align-self: center;
    }
  }
`;

export function FreezerFit() {
  const [room, setRoom] = useState(DEFAULT_ROOM);
  return (
    <>
      <BeefNeed />
      <Section title="What fits" level={3}>
        <Slider
          label="Free room in your freezer"
          value={room}
          min={2}
          max={24}
          onChange={setRoom}
          format={(feet) => `${feet} cu ft`}
        />
        <Text strong role="status">
          {advice(room)}
        </Text>
        <Grid as="ul" columns={3} min={200} gap={2}>
          {COW_SHARES.map((share) => (
            <ShareCard key={share.share} share={share} fit={fitOf(share.freezerCubicFeet, room)} />
          ))}
        </Grid>
        <Text size={15} tone="soft" measure>
          A quarter is half of one side. Most ranches mix cuts from the front and the back. Ask how yours does it.
        </Text>
      </Section>
    </>
  );
}

function ShareCard({ share, fit }: { share: CowShare; fit: Fit }) {
  const { label, yieldPounds, freezerCubicFeet } = share;
  return (
    <Share $fit={fit}>
      <img src={sharePicture(share.share)} alt="" width={123} height={79} />
      <Heading level={4}>{label}</Heading>
      <Text tone="soft" size={15}>
        {`${yieldPounds.from}-${yieldPounds.to} lbs to take home`}
        <br />
        {`${freezerCubicFeet.from}-${freezerCubicFeet.to} cu ft`}
      </Text>
      {BADGES[fit]}
    </Share>
  );
}

const countOf = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** Estimates how much beef a household needs, and which share that is. */
function BeefNeed() {
  const [people, setPeople] = useState(4);
  const [meals, setMeals] = useState(3);
  return (
    <Section title="How much do we need?" level={3}>
      <Grid columns={2} min={240} gap={3}>
        <Slider
          label="People in your household"
          value={people}
          min={1}
          max={10}
          onChange={setPeople}
          format={(count) => (count === 1 ? '1 person' : `${count} people`)}
        />
        <Slider
          label="How often you eat beef"
          value={meals}
          min={1}
          max={10}
          onChange={setMeals}
          format={(count) => `${countOf(count, 'meal')} a week`}
        />
      </Grid>
      <Text strong role="status">
        {needText(people, meals)}
      </Text>
    </Section>
  );
}
