import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { color, edge, font, hairline, media, size, space, tabular } from '../theme/tokens';
import { Cluster, Stack } from '../ui/layout/arrange';
import { TextLink } from '../ui/text/Link';
import { Heading } from '../ui/text/Text';
import { BreedPlates } from './BreedPlates';
import { CutChart } from './CutChart';
import { FreezerFit } from './FreezerFit';
import { HarvestFacts } from './HarvestFacts';
import type { Journey } from './Journey';

const Lead = styled.p`
  max-width: 60ch;
  color: ${color.soft};
`;

const List = styled.ol`
  border-top: 3px solid ${color.ink};
  border-bottom: ${edge} solid ${color.ink};
  counter-reset: step;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: ${space(6)} minmax(0, 1fr);
  padding-block: ${space(3)};
  counter-increment: step;

  & + & {
    border-top: ${hairline};
  }

  &::before {
    ${tabular}
    content: counter(step);
    color: ${color.red};
    font-family: ${font.heading};
    font-size: ${size[38]};
    font-weight: 400;
    line-height: 1;
  }

  ${media.phone} {
    grid-template-columns: ${space(5)} minmax(0, 1fr);
    padding-block: ${space(2)};

    &::before {
      font-size: ${size[28]};
    }
  }
`;

const Description = styled.p`
  max-width: 65ch;
  color: ${color.soft};

  b {
    color: ${color.ink};
    font-weight: 600;
  }
`;

export function JourneyView({ journey, isVisitor }: { journey: Journey; isVisitor: boolean }) {
  const { title, lead, steps, facts } = journey;
  return (
    <Stack gap={4}>
      <Stack as="header" gap={1}>
        <Heading level={2}>{title}</Heading>
        <Lead>{lead}</Lead>
      </Stack>
      <JourneySteps steps={isVisitor ? steps : steps.filter(({ visitorsOnly }) => !visitorsOnly)} />
      {facts === 'harvest' && <HarvestFacts />}
      {facts === 'shares' && (
        <>
          <FreezerFit />
          <CutChart />
          <BreedPlates />
        </>
      )}
    </Stack>
  );
}

function JourneySteps({ steps }: Pick<Journey, 'steps'>) {
  return (
    <List>
      {steps.map(({ title, text, links = [] }) => (
        <Step key={title}>
          <Stack gap={0.75}>
            <Heading level={3}>{title}</Heading>
            <Description>{text}</Description>
            {links.length > 0 && (
              <Cluster gap={3}>
                {links.map(({ label, to }) => (
                  <TextLink key={to} to={to} quiet icon={ArrowRight}>
                    {label}
                  </TextLink>
                ))}
              </Cluster>
            )}
          </Stack>
        </Step>
      ))}
    </List>
  );
}
