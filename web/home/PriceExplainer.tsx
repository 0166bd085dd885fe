import { useState } from 'react';
import styled from 'styled-components';
import { formatCents, lineTotal, roundDollars } from '../../rules/money/money';
import { COW_SHARES, type CowShare } from '../../rules/products/cowShares';
import { sharePicture } from '../../rules/products/pictures';
import { media, space } from '../theme/tokens';
import { Slider } from '../ui/input/Slider';
import { Table } from '../ui/table/Table';
import { Text } from '../ui/text/Text';
import { Band } from './Band';
import { PriceNotes } from './PriceNotes';

const DEFAULT_PRICE = 500;

/** The section's id, to which the guide links. */
const PRICES_ID = 'beef-prices';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  & > :first-child {
    display: grid;
    gap: ${space(3)};
  }

  @media (max-width: 1099.98px) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.phone} {
    gap: ${space(4)};
  }
`;

export function PriceExplainer() {
  const [pricePerPound, setPricePerPound] = useState(DEFAULT_PRICE);
  return (
    <Band
      id={PRICES_ID}
      eyebrow="Beef pricing, explained"
      title="What half a cow costs, and how much of it you take home"
      lead="Ranches price by hanging weight: the beef on the rail, before it’s cut and packed."
    >
      <Columns>
        <div>
          <Slider
            label="Price per pound of hanging weight"
            min={350}
            max={800}
            step={25}
            value={pricePerPound}
            onChange={setPricePerPound}
            format={formatCents}
          />
          <ShareTable pricePerPound={pricePerPound} />
          <Text tone="soft">
            Prices at {formatCents(pricePerPound)} per lb hanging weight. Each ranch sets its own and shows it on its
            page.
          </Text>
        </div>
        <PriceNotes />
      </Columns>
    </Band>
  );
}

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  white-space: nowrap;
`;

const Drawing = styled.img`
  flex: none;
`;

const columns = (pricePerPound: number) => [
  { key: 'share', header: 'Share', primary: true, cell: (share: CowShare) => <ShareName share={share} /> },
  {
    key: 'hanging',
    header: 'Hanging weight',
    numeric: true,
    cell: ({ hangingPounds: { from, to } }: CowShare) => `${from}-${to} lbs`,
  },
  {
    key: 'yield',
    header: 'Take-home beef',
    numeric: true,
    cell: ({ yieldPounds: { from, to } }: CowShare) => `${from}-${to} lbs`,
  },
  {
    key: 'price',
    header: 'Price',
    numeric: true,
    cell: ({ hangingPounds: { from, to } }: CowShare) =>
      `${roundDollars(lineTotal(pricePerPound, from))}-${roundDollars(lineTotal(pricePerPound, to))}`,
  },
  {
    key: 'freezer',
    header: 'Freezer space',
    numeric: true,
    cell: ({ freezerCubicFeet: { from, to } }: CowShare) => `${from}-${to} cu ft`,
  },
];

function ShareTable({ pricePerPound }: { pricePerPound: number }) {
  return (
    <Table
      caption="Weights, price and freezer space by share"
      columns={columns(pricePerPound)}
      rows={COW_SHARES}
      rowKey={({ share }) => share}
    />
  );
}

function ShareName({ share }: { share: CowShare }) {
  return (
    <Name>
      <Drawing src={sharePicture(share.share)} alt="" width={62} height={40} loading="lazy" />
      {share.label}
    </Name>
  );
}
