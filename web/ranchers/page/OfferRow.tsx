import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hairline, tabular } from '../../theme/mixins';
import { color, font, media, radius, size, space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { RanchPicture } from '../RanchPicture';

interface OfferRowProps {
  name: string;
  /** Of one piece, formatted. */
  price: string;
  /** What the price is for, where it is not a piece: 'a pound'. */
  per?: string;
  imageUrl?: string | null;
  /** What it is. */
  children?: ReactNode;
  /** How to get it into the cart. */
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

const What = styled.div`
  display: flex;
  gap: ${space(2)};
`;

const Thumbnail = styled.div`
  flex: none;
  width: 88px;
  border-radius: ${radius};
  overflow: clip;
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space(0.5)};
  max-width: 56ch;
  color: ${color.soft};
  font-size: ${size[15]};
`;

const Deal = styled.div`
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

/** Something that the ranch sells. */
export function OfferRow({ name, price, per, imageUrl, children, action }: OfferRowProps) {
  return (
    <Root>
      <What>
        {imageUrl && (
          <Thumbnail>
            <RanchPicture url={imageUrl} alt="" ratio="1/1" sizes="88px" />
          </Thumbnail>
        )}
        <Words>
          <Heading level={4}>{name}</Heading>
          {children}
        </Words>
      </What>
      <Deal>
        <Price>
          {price}
          {per && <Per> {per}</Per>}
        </Price>
        {action}
      </Deal>
    </Root>
  );
}
