import { useEffect } from 'react';
import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { useToast } from '../ui/useToast';

const TITLE = 'Rancher Not Found';
const WORDS = "We couldn't find the rancher you're checking out with.";

export function RancherMissing() {
  const { toast } = useToast();
  useEffect(() => toast({ title: TITLE, description: WORDS, variant: 'destructive' }), [toast]);
  return (
    <Page width="narrow">
      <PageHeader title={TITLE} lead={WORDS} />
      <div>
        <ButtonLink variant="primary" to={paths.findRancher}>
          Browse All Ranchers
        </ButtonLink>
      </div>
    </Page>
  );
}
