import styled from 'styled-components';
import { breedPicture } from '../../rules/pictures';
import { color, size, space } from '../theme/tokens';
import { Grid } from '../ui/Grid';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { BREED_GROUPS } from './breeds';

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

/** The cattle by looks, and what their beef is like. */
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
      <Beef>Feed, age and care tell more than the breed. Crosses are common, and often the best of both.</Beef>
    </Section>
  );
}
