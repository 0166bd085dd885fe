import { CirclePlay } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space, touch } from '../theme/tokens';
import { Stack } from '../ui/layout/arrange';
import { Fold } from '../ui/layout/Fold';
import { Section } from '../ui/layout/Section';
import { WithAside } from '../ui/layout/WithAside';
import { TextLink } from '../ui/text/Link';
import { ContactCard } from './ContactCard';
import { DeliveryCheck } from './delivery/DeliveryCheck';
import { DeliveryMethods } from './delivery/DeliveryMethods';
import { DeliveryStrip } from './delivery/DeliveryStrip';
import { RanchGallery } from './gallery/RanchGallery';
import { HarvestsSection, hasHarvests } from './harvests/HarvestsSection';
import { LongText } from './LongText';
import { OfferList } from './offers/OfferList';
import { useAddToCart } from './offers/useAddToCart';
import { PlaceOrderCard } from './order/PlaceOrderCard';
import { RaisingSection } from './RaisingSection';
import { RanchFacts } from './RanchFacts';
import type { RanchSections_rancherFragment } from './RanchSections.generated';
import { RanchSummary } from './RanchSummary';
import { sellsShares, WhatYouGetSection } from './share/WhatYouGetSection';

interface RanchSectionsProps {
  rancher: RanchSections_rancherFragment;
  /** The family's ZIP code; empty if unknown. */
  zipCode: string;
  links?: ReactNode;
  /** The ranch's reviews. The editor's preview has none. */
  reviews?: ReactNode;
}

/** Shows everything that a ranch's page says about the ranch. The editor's preview uses it too. */
export function RanchSections({ rancher, zipCode, links, reviews }: RanchSectionsProps) {
  const aside = (
    <Stack gap={3}>
      <PlaceOrderCard rancher={rancher} />
      <ContactCard rancher={rancher} />
    </Stack>
  );
  return (
    <>
      <RanchGallery rancher={rancher} />
      <WithAside aside={aside}>
        <RanchSummary rancher={rancher} />
        <DeliveryStrip rancher={rancher} />
        {links}
        <AboutSection rancher={rancher} />
        <HarvestsSection rancher={rancher} />
        <WhatYouGetSection rancher={rancher} />
        <ProductsSection rancher={rancher} />
        <RaisingSection rancher={rancher} />
        <Section id="shipping" title="Shipping and delivery">
          <DeliveryMethods rancher={rancher} />
          <DeliveryCheck rancherId={rancher.id} zipCode={zipCode} />
        </Section>
        {reviews}
      </WithAside>
    </>
  );
}

function AboutSection({ rancher }: { rancher: RanchSections_rancherFragment }) {
  const { description, customRanchDescription, videoUrl } = rancher;
  return (
    <Section id="about" title="About the ranch">
      <LongText>{description || 'No description provided.'}</LongText>
      {customRanchDescription && (
        <Fold label="The ranch’s own story">
          <LongText>{customRanchDescription}</LongText>
        </Fold>
      )}
      {videoUrl && (
        <TextLink href={videoUrl} icon={CirclePlay} quiet target="_blank" rel="noreferrer">
          Watch the ranch’s video
        </TextLink>
      )}
      <RanchFacts rancher={rancher} />
    </Section>
  );
}

function ProductsSection({ rancher }: { rancher: RanchSections_rancherFragment }) {
  const addToCart = useAddToCart(rancher);
  return (
    <Section id="products" title="Products">
      <OfferList rancher={rancher} onAdd={addToCart} />
    </Section>
  );
}

const SECTIONS = [
  { id: 'about', label: 'About' },
  { id: 'harvests', label: 'Next harvests', isVisible: hasHarvests },
  { id: 'what-you-get', label: 'What you get', isVisible: sellsShares },
  { id: 'products', label: 'Products' },
  { id: 'raising', label: 'Raising' },
  { id: 'shipping', label: 'Shipping' },
  { id: 'reviews', label: 'Reviews' },
];

const Nav = styled.nav`
  display: flex;
  gap: ${space(3)};
  overflow-x: auto;
`;

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touch};
  color: ${color.ink};
  font-size: ${size[15]};
  font-weight: 600;
  white-space: nowrap;
  text-decoration: none;

  &:hover {
    color: ${color.pasture};
    text-decoration: underline;
  }
`;

/** Links to the page's sections. The editor's preview has none. */
export function SectionLinks({ rancher }: Pick<RanchSectionsProps, 'rancher'>) {
  const sections = SECTIONS.filter(({ isVisible }) => !isVisible || isVisible(rancher));
  return (
    <Nav aria-label="On this page">
      {sections.map(({ id, label }) => (
        <Anchor key={id} href={`#${id}`}>
          {label}
        </Anchor>
      ))}
    </Nav>
  );
}
