import { Stack } from '../../ui/Stack';
import { PriceTable } from '../page/PriceTable';
import { PricingTerms } from '../page/PricingTerms';
import { ProductPrices } from './ProductPrices';
import type { QuickPricing_rancherFragment } from './QuickPricing.generated';

export function QuickPricing({ rancher }: { rancher: QuickPricing_rancherFragment }) {
  return (
    <Stack gap={3}>
      <PriceTable rancher={rancher} />
      <PricingTerms rancher={rancher} />
      <ProductPrices products={rancher.products} />
    </Stack>
  );
}
