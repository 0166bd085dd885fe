import { cardPrice } from '../../../rules/pricing';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CardPrice } from '../CardPrice';
import type { PriceTable_rancherFragment } from './PriceTable.generated';
import { Figure, Header, Price, Row, Share, Sheet, Unit } from './PriceTableParts';
import { type PriceRow, priceRows } from './priceRows';

const HEADERS = ['Share', 'Price', 'You take home', 'Per take-home lb', 'Freezer space'];

/** The shares that are on sale, with what they come to; where there are none, the price line of the card. */
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
