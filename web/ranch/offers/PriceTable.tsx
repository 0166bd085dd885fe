import styled from 'styled-components';
import { cardPrice } from '../../../rules/money/pricing';
import { CardPrice } from '../../parts/ranches/CardPrice';
import { hairline, smallCaps, tabular, visuallyHidden } from '../../theme/mixins';
import { color, font, media, size, space } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import type { PriceTable_rancherFragment } from './PriceTable.generated';
import { type PriceRow, priceRows } from './priceRows';

/** Five columns; on a phone each share is a block of two columns, so that all three fit on one screen. */
const Sheet = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;
  border-top: 3px solid ${color.ink};
  border-bottom: 1px solid ${color.ink};
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
  border-bottom: 1px solid ${color.ink};
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
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 2px ${space(2)};
    padding-block: ${space(1.5)};
  }
`;

const Share = styled.th`
  padding: 0;
  font-size: ${size[17]};
  font-weight: 600;
  text-align: left;
`;

const Figure = styled.td`
  color: ${color.soft};
  white-space: nowrap;

  ${media.phone} {
    &:nth-child(even) {
      text-align: right;
    }
  }

  ${media.medium} {
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
`;

/** On wide screens the table's header says it. */
const Unit = styled.span`
  ${media.medium} {
    display: none;
  }
`;

const HEADERS = ['Share', 'Price', 'You take home', 'Per take-home lb', 'Freezer space'];

/** The shares on sale; a ranch without any has the price line of its card instead. */
export function PriceTable({ rancher }: { rancher: PriceTable_rancherFragment }) {
  const rows = priceRows(rancher);
  if (rows.length === 0) return <CardPrice>{cardPrice(rancher, rancher.averageProductPrice)}</CardPrice>;
  return (
    <Sheet>
      <VisuallyHidden as="caption">Prices of shares</VisuallyHidden>
      <thead>
        <tr>
          {HEADERS.map((header) => (
            <Header key={header} scope="col">
              {header}
            </Header>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PriceTableRow key={row.share.share} {...row} />
        ))}
      </tbody>
    </Sheet>
  );
}

function PriceTableRow({ share, price, pounds, perPound, freezer }: PriceRow) {
  return (
    <Row>
      <Share scope="row">{share.label}</Share>
      <Price>{price}</Price>
      <Figure>about {pounds}</Figure>
      <Figure>
        about {perPound}
        <Unit>/lb</Unit>
      </Figure>
      <Figure>
        {freezer}
        <Unit> of freezer</Unit>
      </Figure>
    </Row>
  );
}
