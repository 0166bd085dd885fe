import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { PACKAGED_TEXT } from '../../rules/herd/packagedYield';
import { CUT_DIAGRAM } from '../../rules/products/pictures';
import { paths } from '../paths';
import { color, edge, size, space } from '../theme/tokens';
import { Card } from '../ui/layout/Card';
import { TextLink } from '../ui/text/Link';
import { Heading } from '../ui/text/Text';

export const NOTES = {
  price: 'Prices typically run $3.50-$8.00 per pound of hanging weight.',
  processing: 'Processing fees are usually separate or included: ask the ranch.',
  takeHome: `Yield is about ${PACKAGED_TEXT} of hanging weight: bone, trim and water stay behind.`,
};

const Body = styled.div`
  display: grid;
  gap: ${space(1.5)};

  img {
    width: 100%;
    height: auto;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(2)};
  list-style: square;
  font-size: ${size[15]};

  & ::marker {
    color: ${color.hayInk};
  }
`;

const Example = styled.p`
  padding-top: ${space(1.5)};
  border-top: ${edge} solid ${color.ink};
  font-size: ${size[15]};
`;

export function PriceNotes() {
  return (
    <Card>
      <Body>
        <Heading level={3}>Good to know</Heading>
        <img
          src={CUT_DIAGRAM}
          alt="The cuts of a steer: chuck, rib, short loin, sirloin, round, brisket, plate, flank, shank"
          width={456}
          height={292}
          loading="lazy"
        />
        <List>
          {Object.values(NOTES).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </List>
        <Example>
          <strong>For example:</strong> a quarter at $5.00 per lb with 150 lbs costs about $750 plus processing and
          yields about 90-110 lbs packaged.
        </Example>
        <TextLink quiet icon={ArrowRight} to={paths.journey('shares')}>
          Which share fits your freezer
        </TextLink>
      </Body>
    </Card>
  );
}
