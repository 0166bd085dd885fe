import { useQuery } from '@apollo/client/react';
import { messageOf } from '../errors/messageOf';
import { ErrorState } from '../ui/ErrorState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { BeefPrices } from './BeefPrices';
import { ProductSections } from './ProductSections';
import { ProductsSkeleton } from './ProductsSkeleton';
import { RancherProductsPageDocument } from './RancherProductsPage.generated';

export default function RancherProductsPage() {
  const { data, error, refetch } = useQuery(RancherProductsPageDocument, { fetchPolicy: 'cache-and-network' });
  const ranch = data?.viewer?.ranch;
  return (
    <Page>
      <PageHeader title="Manage Products" lead="What families can order from you, and at what price." />
      {ranch && <BeefPrices ranch={ranch} />}
      {ranch && <ProductSections products={ranch.products} />}
      {!ranch && error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!ranch && !error && <ProductsSkeleton />}
    </Page>
  );
}
