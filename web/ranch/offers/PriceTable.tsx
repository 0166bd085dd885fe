import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { cardPrice } from '../../../rules/money/pricing';
import { basisTexts } from '../../../rules/trueCost/costBasis';
import { allInText, centsSpan, cubicFeetSpan } from '../../../rules/trueCost/costText';
import { CardPrice } from '../../parts/ranches/CardPrice';
import {
  allInText as allInOf,
  isSoldOut,
  poundsOf,
  processorText,
  rangeText,
  type ShareOffer,
  shareOffers,
} from '../../parts/ranches/shareOffers';
import type { TrueCost_costFragment } from '../../parts/ranches/TrueCost.generated';
import {
  color,
  edge,
  font,
  hairline,
  media,
  size,
  smallCaps,
  space,
  tabular,
  visuallyHidden,
} from '../../theme/tokens';
import { Fold } from '../../ui/layout/Fold';
import { OnPhones } from '../../ui/layout/onScreens';

import { Skeleton } from '../../ui/state/Skeleton';
import { Text, VisuallyHidden } from '../../ui/text/Text';
import type { PriceTable_rancherFragment } from './PriceTable.generated';
import { useTrueCosts } from './useTrueCosts';

/** The table, with five columns. On phones, each share is a block of two columns, so that all shares fit on one screen. */
const Sheet = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;
  border-top: 3px solid ${color.ink};
  border-bottom: ${edge} solid ${color.ink};
  font-size: ${size[15]};

  ${media.phone} {
    &,
    & > tbody {
      display: block;
    }

    & > thead {
      ${visuallyHidden}
    }
  }
`;

const Header = styled.th`
  ${smallCaps}
  padding: ${space(1.25)} 0 ${space(1.25)} ${space(1)};
  border-bottom: ${edge} solid ${color.ink};
  color: ${color.soft};
  text-align: right;
  vertical-align: bottom;

  &:first-child {
    padding-left: 0;
    text-align: left;
  }
`;

const Row = styled.tr`
  & + & {
    border-top: ${hairline};
  }

  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(2)};
    padding-block: ${space(1)};
  }
`;

const Share = styled.th`
  flex: 1 1 auto;
  padding: 0;
  font-size: ${size[17]};
  font-weight: 600;
  text-align: left;
`;

const Figure = styled.td`
  color: ${color.soft};

  ${media.medium} {
    white-space: nowrap;
    padding: ${space(1.5)} 0 ${space(1.5)} ${space(1)};
    text-align: right;
  }
`;

const Price = styled(Figure)`
  color: ${color.ink};
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
  line-height: 1.2;

  ${media.phone} {
    flex: 1 1 auto;
    text-align: right;
  }
`;

const Terms = styled.small`
  display: block;
  color: ${color.soft};
  font-family: ${font.body};
  font-size: ${size[13]};
  font-weight: 400;
`;

const isAllIn = (costs: readonly TrueCost_costFragment[]) =>
  costs.every(({ restsOn }) => !restsOn.includes('PROCESSING_UNKNOWN'));

const headersOf = (costs: readonly TrueCost_costFragment[]) => [
  ...['Share', 'Price', 'You take home'],
  isAllIn(costs) ? 'All-in per lb' : 'Per packaged lb',
  'Freezer space',
];

/** Shows the shares on sale, or the price line of the ranch's card if there are none. */
export function PriceTable({ rancher }: { rancher: PriceTable_rancherFragment }) {
  const rows = shareOffers(rancher);
  if (rows.length === 0) return <CardPrice>{cardPrice([], rancher.averageProductPrice)}</CardPrice>;
  return <Prices id={rancher.id} rows={rows} />;
}

function Prices({ id, rows }: { id: string; rows: ShareOffer[] }) {
  const { zipCode, costs, loading } = useTrueCosts(id);
  return (
    <div>
      <PriceSheet rows={rows} costs={costs} loading={loading} />
      {costs.length > 0 && <CostNotes costs={costs} zipCode={zipCode} />}
    </div>
  );
}

interface PriceSheetProps {
  rows: ShareOffer[];
  costs: TrueCost_costFragment[];
  loading: boolean;
}

function PriceSheet({ rows, costs, loading }: PriceSheetProps) {
  return (
    <Sheet>
      <VisuallyHidden as="caption">Prices of shares</VisuallyHidden>
      <thead>
        <tr>
          {headersOf(costs).map((header) => (
            <Header key={header} scope="col">
              {header}
            </Header>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PriceTableRow
            key={row.share.share}
            row={row}
            cost={costs.find(({ share }) => share === row.share.itemType)}
            loading={loading}
          />
        ))}
      </tbody>
    </Sheet>
  );
}

interface PriceTableRowProps {
  row: ShareOffer;
  cost: TrueCost_costFragment | undefined;
  loading: boolean;
}

function PriceTableRow({ row, cost, loading }: PriceTableRowProps) {
  const { share, price, offer } = row;
  const terms = offer && [rangeText(offer), processorText(offer), allInOf(offer)].filter(Boolean).join(', ');
  return (
    <Row>
      <Share scope="row">{share.label}</Share>
      <Price>
        {isSoldOut(row) ? 'Sold out' : formatCents(price)}
        {terms && <Terms>{terms}</Terms>}
      </Price>
      <Figure>about {poundsOf(row)}</Figure>
      <Figure>
        {cost ? (
          `about ${centsSpan(cost.perPound)}`
        ) : loading ? (
          <Skeleton width="96px" height="1em" shape="line" />
        ) : (
          '–'
        )}
        {cost && <OnPhones>/lb {allInText(cost.restsOn)}</OnPhones>}
      </Figure>
      <Figure>
        {cubicFeetSpan(offer?.freezerCubicFeet ?? share.freezerCubicFeet)}
        <OnPhones> of freezer</OnPhones>
      </Figure>
    </Row>
  );
}

/** Explains what the figures are based on. A basis that several shares have in common appears only once. */
function CostNotes({ costs, zipCode }: { costs: TrueCost_costFragment[]; zipCode: string }) {
  const basis = [...new Set(costs.flatMap(basisTexts))];
  return (
    <Fold label="How we figured it">
      <Text size={15} tone="soft" measure>
        {isAllIn(costs) ? 'All-in' : 'The price'} is per lb of packaged beef{zipCode && `, to ${zipCode}`}.{' '}
        {basis.join(' ')}
      </Text>
    </Fold>
  );
}
