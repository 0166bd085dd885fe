import { Images } from 'lucide-react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { Cluster } from '../../ui/Cluster';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

/** Pictures are saved by themselves, in a dialog of their own. */
export function PhotosCard() {
  return (
    <Card>
      <Cluster justify="between" gap={2}>
        <div>
          <Heading level={3}>Photos</Heading>
          <Text tone="soft" size={15}>
            The first thing that families see. They are saved on their own.
          </Text>
        </div>
        <ButtonLink icon={Images} to={paths.editPhotos}>
          Edit photos
        </ButtonLink>
      </Cluster>
    </Card>
  );
}
