import styled from 'styled-components';
import { breedPicture, type PictureBreed } from '../../rules/products/pictures';
import { color, size, space } from '../theme/tokens';

import { Grid } from '../ui/layout/Grid';
import { Section } from '../ui/layout/Section';
import { Heading } from '../ui/text/Text';

/** The groups of breeds, the most common ones first. */
const BREED_GROUPS: readonly { picture: PictureBreed; names: string; beef: string }[] = [
  {
    picture: 'angus',
    names: 'Angus, Red Angus, Wagyu',
    beef: 'Known for marbling, Wagyu most of all: tender steaks, rich ground beef.',
  },
  {
    picture: 'hereford',
    names: 'Hereford, Shorthorn',
    beef: 'Old English breeds. They finish well on grass alone and stay tender.',
  },
  {
    picture: 'charolais',
    names: 'Charolais, Simmental, Limousin, Gelbvieh',
    beef: 'Large and lean: heavier shares, generous roasts, less fat to trim.',
  },
  {
    picture: 'longhorn',
    names: 'Longhorn, Brahman, Beefmaster',
    beef: 'At home in heat and drought. Lean beef with a strong flavor; cook it gently.',
  },
  {
    picture: 'highland',
    names: 'Highland',
    beef: 'Slow to grow, with hair instead of outer fat: fine-grained and lean. Shares are smaller.',
  },
  {
    picture: 'galloway',
    names: 'Belted Galloway',
    beef: 'A hardy grazer. Little outer fat, yet well marbled on grass.',
  },
  {
    picture: 'holstein',
    names: 'Holstein, Jersey',
    beef: 'Dairy breeds. Marbled, with smaller steaks; the fat of a Jersey is yellow.',
  },
];

const Plate = styled.li`
  display: grid;
  grid-template-columns: 118px minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};

  img {
    width: 118px;
    height: auto;
  }
`;

const Beef = styled.p`
  color: ${color.soft};
  font-size: ${size[15]};
`;

export function BreedPlates() {
  return (
    <Section title="The breeds, and their beef" level={3}>
      <Grid as="ul" columns={2} min={300} gap={3}>
        {BREED_GROUPS.map(({ picture, names, beef }) => (
          <Plate key={picture}>
            <img src={breedPicture(picture)} alt="" width={236} height={180} loading="lazy" />
            <div>
              <Heading level={4}>{names}</Heading>
              <Beef>{beef}</Beef>
            </div>
          </Plate>
        ))}
      </Grid>
      <Beef>Feed, age and care matter more than the breed. Crosses are common, and often the best of both.</Beef>
    </Section>
  );
}
