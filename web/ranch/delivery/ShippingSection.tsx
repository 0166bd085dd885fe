import { Section } from '../../ui/layout/Section';
import { DeliveryCheck } from './DeliveryCheck';
import { DeliveryMethods } from './DeliveryMethods';
import type { DeliveryMethods_rancherFragment } from './DeliveryMethods.generated';

interface ShippingSectionProps {
  rancher: DeliveryMethods_rancherFragment;
  /** The family's own; empty where it isn't known. */
  zipCode: string;
}

export function ShippingSection({ rancher, zipCode }: ShippingSectionProps) {
  return (
    <Section id="shipping" title="Shipping and delivery">
      <DeliveryMethods rancher={rancher} />
      <DeliveryCheck rancherId={rancher.id} zipCode={zipCode} />
    </Section>
  );
}
