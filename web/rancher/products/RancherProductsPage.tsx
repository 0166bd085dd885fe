import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { rangeWords } from '../../../rules/orders/story/orderTotal';
import { COW_SHARES, type CowShare, isOnSale } from '../../../rules/products/cowShares';
import { QueryState } from '../../errors/QueryState';
import type { WholeProduct_productFragment } from '../../parts/products/WholeProduct.generated';
import type { Offer } from '../../parts/ranches/shareOffers';
import { Button } from '../../ui/button/Button';

import { Grid } from '../../ui/layout/Grid';
import { Page, PageHeader } from '../../ui/layout/Page';
import { Section } from '../../ui/layout/Section';
import { useFocusAfterDialog } from '../../ui/overlay/dialogState';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { EmptyState } from '../../ui/state/EmptyState';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import { StatCard } from '../../ui/text/StatCard';
import type { BeefPrices_rancherFragment } from './BeefPrices.generated';
import { ProductCard } from './ProductCard';
import { RancherProductsPageDocument } from './RancherProductsPage.generated';
import { useOpenAnimalsToo } from './useOpenAnimalsToo';

const ProductDialog = lazyDialog(() => import('./ProductDialog'));
const DeleteProductDialog = lazy(retryImport(() => import('./DeleteProductDialog')));

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`;

export default function RancherProductsPage() {
  const { data, error, refetch } = useQuery(RancherProductsPageDocument, { fetchPolicy: 'cache-and-network' });
  const ranch = data?.viewer?.ranch;
  return (
    <Page>
      <PageHeader title="Manage Products" lead="What families can order from you, and the prices." />
      {ranch && <BeefPrices ranch={ranch} />}
      {ranch && <ProductSections products={ranch.products} />}
      {!ranch && (
        <QueryState error={error} refetch={refetch} label="Loading your products">
          <Grid columns={3} min={200}>
            {COW_SHARES.map(({ share }) => (
              <Skeleton key={share} height="140px" />
            ))}
          </Grid>
        </QueryState>
      )}
    </Page>
  );
}

/** Lists everything a ranch sells except shares, custom products first. */
function ProductSections({ products }: { products: readonly WholeProduct_productFragment[] }) {
  const [isAdding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<WholeProduct_productFragment>();
  const sections = useFocusAfterDialog(deleted !== undefined);
  const isCustom = ({ __typename }: WholeProduct_productFragment) => __typename === 'CustomProduct';
  const custom = products.filter(isCustom);
  const beef = products.filter((product) => !isCustom(product));
  const add = () => setAdding(true);
  return (
    <Sections ref={sections} tabIndex={-1}>
      <Section title="Custom Products" actions={<Button onClick={add}>Add Product</Button>}>
        {custom.length === 0 && <NoCustomProducts onAdd={add} />}
        <ProductGrid products={custom} onDelete={setDeleted} />
      </Section>
      {beef.length > 0 && (
        <Section title="Beef Boxes and Select Cuts">
          <ProductGrid products={beef} onDelete={setDeleted} />
        </Section>
      )}
      <ProductDialog open={isAdding} onOpenChange={setAdding} />
      <Suspense>{deleted && <DeleteProductDialog product={deleted} onClose={() => setDeleted(undefined)} />}</Suspense>
    </Sections>
  );
}

interface ProductGridProps {
  products: WholeProduct_productFragment[];
  onDelete: (product: WholeProduct_productFragment) => void;
}

function ProductGrid({ products, onDelete }: ProductGridProps) {
  return (
    <Grid as="ul" columns={3} min={260} gap={2}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} onDelete={onDelete} />
      ))}
    </Grid>
  );
}

function NoCustomProducts({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No Custom Products"
      text="Jerky, sausage, tallow, soup bones: anything else you make."
      action={<Button onClick={onAdd}>Add Your First Product</Button>}
      headingLevel={3}
    />
  );
}

const BeefPricesDialog = lazyDialog(() => import('./BeefPricesDialog'));

export function BeefPrices({ ranch }: { ranch: BeefPrices_rancherFragment }) {
  const [isSetting, setSetting] = useState(false);
  const { ask, question } = useOpenAnimalsToo();
  return (
    <Section
      title="Bulk Beef Pricing"
      rule="none"
      actions={
        <Button variant="primary" onClick={() => setSetting(true)}>
          Set Bulk Beef Prices
        </Button>
      }
    >
      <Grid columns={3} min={200} gap={2}>
        {COW_SHARES.map((share) => (
          <StatCard key={share.share} label={share.label} value={priceOf(ranch, share)} note={noteOf(ranch, share)} />
        ))}
      </Grid>
      <BeefPricesDialog ranch={ranch} open={isSetting} onOpenChange={setSetting} onChanged={ask} />
      {question}
    </Section>
  );
}

function priceOf(ranch: BeefPrices_rancherFragment, { priceField }: CowShare): string {
  return ranch[priceField] > 0 ? formatCents(ranch[priceField]) : 'Not set';
}

/** Says what families see beside the list price, which at a ranch that sells by the animal is only for new animals. */
function noteOf(ranch: BeefPrices_rancherFragment, share: CowShare): string {
  const offer = ranch.offers.find((each) => each.share === share.itemType && each.availability !== 'LIST');
  if (offer) return offer.availability === 'SOLD_OUT' ? 'For new animals. Sold out now.' : forNewAnimals(offer);
  const { from, to } = share.yieldPounds;
  const pounds = `About ${from}-${to} lbs of beef`;
  const isHidden = ranch[share.priceField] > 0 && !isOnSale(ranch, share);
  return isHidden ? `${pounds}. Turned off in your profile.` : pounds;
}

const forNewAnimals = ({ shares, animal }: Offer): string =>
  `For new animals. Families now see ${rangeWords(shares)} (${animal ? `animal ${animal.tag}` : 'the next animal'}).`;
