import styled from 'styled-components';
import { lineTotal, roundDollars } from '../../rules/money/money';
import { COW_SHARES, type CowShare } from '../../rules/products/cowShares';
import { sharePicture } from '../../rules/products/pictures';
import { space } from '../theme/tokens';
import { Table } from '../ui/table/Table';

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

export function ShareTable({ pricePerPound }: { pricePerPound: number }) {
  return (
    <Table
      caption="Weights, price and freezer space by share"
      columns={columns(pricePerPound)}
      rows={COW_SHARES}
      rowKey={({ share }) => share}
    />
  );
}

/** Names a share, with a drawing of how much of the animal it is. */
function ShareName({ share }: { share: CowShare }) {
  return (
    <Name>
      <Drawing src={sharePicture(share.share)} alt="" width={62} height={40} loading="lazy" />
      {share.label}
    </Name>
  );
}
