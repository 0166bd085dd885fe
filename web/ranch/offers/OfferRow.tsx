import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ItemType } from '../../../rules/words/vocabulary';
import { ProductPicture } from '../../parts/products/ProductPicture';
import { color, font, hairline, media, size, space, tabular } from '../../theme/tokens';
import { Heading } from '../../ui/text/Text';

interface OfferRowProps {
  name: string;
  price: string;
  /** '/lb' if the price is for a pound. Undefined if it's for a piece. */
  per?: string;
  imageUrl: string | null;
  /** Selects the drawing if there is no picture. */
  kind: ItemType;
  cut?: string | null;
  children?: ReactNode;
  /** The button to add the product to the cart, or a note that it isn't available. */
  action: ReactNode;
}

const Root = styled.li`
  display: grid;
  grid-template: 'picture name price' 'picture details details' 'action action action' / 56px minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(2)};
  padding-block: ${space(1.5)};
  border-bottom: ${hairline};

  ${media.medium} {
    grid-template: 'picture name price' 'picture details action' 1fr / 88px minmax(0, 1fr) auto;
  }
`;

const Thumbnail = styled.div`
  grid-area: picture;
`;

const Name = styled.div`
  grid-area: name;
`;

const Details = styled.div`
  grid-area: details;
  max-width: 56ch;
  color: ${color.soft};
  font-size: ${size[15]};
`;

const Action = styled.div`
  display: grid;
  grid-area: action;
  align-content: start;
  gap: ${space(1)};

  ${media.medium} {
    justify-items: end;
  }
`;

const Price = styled.p`
  ${tabular}
  grid-area: price;
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
  line-height: 1.2;
  text-align: right;
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
      <Thumbnail>
        <ProductPicture url={imageUrl} product={{ name, kind, cut }} size={88} />
      </Thumbnail>
      <Name>
        <Heading level={4}>{name}</Heading>
      </Name>
      <Price>
        {price}
        {per && <Per>{per}</Per>}
      </Price>
      <Details>{children}</Details>
      <Action>{action}</Action>
    </Root>
  );
}
