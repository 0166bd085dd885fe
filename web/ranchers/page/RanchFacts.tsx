import { DescriptionList } from '../../ui/DescriptionList';
import { knownFacts } from './knownFacts';
import type { RanchFacts_rancherFragment } from './RanchFacts.generated';

export function RanchFacts({ rancher }: { rancher: RanchFacts_rancherFragment }) {
  return <DescriptionList columns={2} items={knownFacts(rancher)} />;
}
