import { paths } from '../../paths';
import { Fieldset } from '../../ui/Fieldset';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { CustomProducts } from '../customProducts/CustomProducts';
import { OtherOfferFields } from '../fields/OtherOfferFields';
import { PricesAndShares } from '../fields/PricesAndShares';

const REFUSALS = {
  product: { title: 'Invalid Product', description: 'Product must have a name and a price greater than 0' },
  variant: { title: 'Invalid Variant', description: 'Variant must have a name and a price greater than 0' },
};

export function EditorProducts() {
  return (
    <>
      <PricesAndShares />
      <Fieldset legend="Beef by the box and the pound">
        <OtherOfferFields />
        <Text size={15}>
          Boxes and cuts, with their prices, are kept under{' '}
          <TextLink to={paths.rancherProducts}>Manage Products</TextLink>.
        </Text>
      </Fieldset>
      <CustomProducts refusals={REFUSALS} />
    </>
  );
}
