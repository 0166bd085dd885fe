import { Fieldset } from '../../ui/Fieldset';
import { DepositFields } from '../fields/DepositFields';
import { OtherOfferFields } from '../fields/OtherOfferFields';
import { ShareFields } from '../fields/ShareFields';

/** What the ranch sells. */
export function OfferFields({ hint }: { hint: string }) {
  return (
    <Fieldset legend="What you sell" hint={hint}>
      <ShareFields />
      <OtherOfferFields />
      <DepositFields />
    </Fieldset>
  );
}
