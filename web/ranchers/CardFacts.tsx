import { Beef, type LucideIcon, Truck } from 'lucide-react';
import styled from 'styled-components';
import { color, size, space } from '../theme/tokens';
import { offersLine } from './offers';
import type { RancherCard_rancherFragment } from './RancherCard.generated';
import { reachLine } from './reach';

const Fact = styled.p`
  display: flex;
  gap: ${space(1)};
  color: ${color.soft};
  font-size: ${size[15]};
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
`;

/** What a ranch sells, and how it gets to a family. */
export function CardFacts({ rancher }: { rancher: RancherCard_rancherFragment }) {
  return (
    <Root>
      <CardFact icon={Beef}>{offersLine(rancher)}</CardFact>
      <CardFact icon={Truck}>{reachLine(rancher)}</CardFact>
    </Root>
  );
}

function CardFact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <Fact>
      <Icon size={16} aria-hidden />
      {children}
    </Fact>
  );
}
