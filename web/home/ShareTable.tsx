import { COW_SHARES, type CowShare } from '../../rules/cowShares';
import { lineTotal, roundDollars } from '../../rules/money';
import { Table } from '../ui/Table';
import { ShareName } from './ShareName';

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
