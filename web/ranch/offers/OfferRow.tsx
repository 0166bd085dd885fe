import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ItemType } from '../../../rules/words/vocabulary';
import { ProductPicture } from '../../parts/products/ProductPicture';
import { hairline, tabular } from '../../theme/mixins';
import { color, font, media, size, space } from '../../theme/tokens';
import { Heading } from '../../ui/text/Heading';

interface OfferRowProps {
  name: string;
  /** The formatted price of one piece or pound. */
  price: string;
  /** 'per lb' if the price is for a pound. Undefined if it's for a piece. */
  per?: string;
  imageUrl: string | null;
  /** Selects the drawing if there is no picture. */
  kind: ItemType;
  cut?: string | null;
  /** The description, shown below the name. */
  children?: ReactNode;
  /** The button to add the product to the cart, or a note that it isn't available. */
  action: ReactNode;
}

const Root = styled.li`
  display: grid;
  gap: ${space(1)} ${space(3)};
  padding-block: ${space(2)};
  border-bottom: ${hairline};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Product = styled.div`
  display: flex;
  gap: ${space(2)};
`;

const Thumbnail = styled.div`
  flex: none;
  width: 88px;
`;

const Description = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space(0.5)};
  max-width: 56ch;
  color: ${color.soft};
  font-size: ${size[15]};
`;

const Purchase = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};

  ${media.medium} {
    justify-items: end;
  }
`;

const Price = styled.p`
  ${tabular}
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
  line-height: 1.2;
`;

const Per = styled.span`
  color: ${color.soft};
  font-family: ${font.body};
  font-size: ${size[15]};
  font-weight: 400;
`;

export function OfferRow({ name, price, per, imageUrl, kind, cut, children, action }: OfferRowProps) {
  return (
    <Root>
      <Product>
        <Thumbnail>
          <ProductPicture url={imageUrl} product={{ name, kind, cut }} size={88} />
        </Thumbnail>
        <Description>
          <Heading level={4}>{name}</Heading>
          {children}
        </Description>
      </Product>
      <Purchase>
        <Price>
          {price}
          {per && <Per> {per}</Per>}
        </Price>
        {action}
      </Purchase>
    </Root>
  );
}
