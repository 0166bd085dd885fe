import styled from 'styled-components';
import { ANIMAL_STAGE } from '../../../rules/herd/animalStage';
import { harvestText } from '../../parts/herd/animalWords';
import { leftText } from '../../parts/herd/leftText';
import { paths } from '../../paths';
import { hairline, tabular } from '../../theme/mixins';
import { space } from '../../theme/tokens';
import { Section } from '../../ui/layout/Section';
import { TextLink } from '../../ui/text/TextLink';
import type { NextHarvests_rancherFragment } from './NextHarvests.generated';

const List = styled.ol`
  ${tabular}
  display: grid;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  padding-block: ${space(1)};
  border-bottom: ${hairline};
`;

/** The next animals that go to the processor. */
export default function NextHarvests({ ranch }: { ranch: NextHarvests_rancherFragment }) {
  return (
    <Section
      title="Next Harvests"
      actions={
        <TextLink to={paths.rancherHerd} quiet>
          Herd Board
        </TextLink>
      }
    >
      <List>
        {ranch.nextHarvests.nodes.map((animal) => (
          <Entry key={animal.id}>
            <span>
              <strong>{harvestText(animal)}</strong>
              {` · Animal ${animal.tag}`}
            </span>
            <span>{animal.stage === 'OPEN' ? leftText(animal.places) : ANIMAL_STAGE.label(animal.stage)}</span>
          </Entry>
        ))}
      </List>
    </Section>
  );
}
