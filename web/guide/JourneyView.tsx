import styled from 'styled-components';
import { color } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Stack } from '../ui/Stack';
import { BreedPlates } from './BreedPlates';
import { CutChart } from './CutChart';
import { FreezerFit } from './FreezerFit';
import type { Journey } from './Journey';
import { JourneySteps } from './JourneySteps';

interface JourneyViewProps {
  journey: Journey;
  isVisitor: boolean;
}

const Lead = styled.p`
  max-width: 60ch;
  color: ${color.soft};
`;

export function JourneyView({ journey, isVisitor }: JourneyViewProps) {
  const { title, lead, steps, withShares = false } = journey;
  return (
    <Stack gap={4}>
      <Stack as="header" gap={1}>
        <Heading level={2}>{title}</Heading>
        <Lead>{lead}</Lead>
      </Stack>
      <JourneySteps steps={isVisitor ? steps : steps.filter(({ visitorsOnly }) => !visitorsOnly)} />
      {withShares && (
        <>
          <FreezerFit />
          <CutChart />
          <BreedPlates />
        </>
      )}
    </Stack>
  );
}
