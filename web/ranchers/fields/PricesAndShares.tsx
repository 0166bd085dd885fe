import { Fieldset } from '../../ui/Fieldset';
import { DepositFields } from './DepositFields';
import { PricingFields } from './PricingFields';
import { ShareFields } from './ShareFields';

/** What prices are reckoned on, and the shares with theirs. */
export function PricesAndShares() {
  return (
    <>
      <Fieldset legend="Pricing">
        <PricingFields />
        <DepositFields />
      </Fieldset>
      <Fieldset legend="Shares of a cow" hint="A share is on sale when it is turned on and has a price.">
        <ShareFields />
      </Fieldset>
    </>
  );
}
