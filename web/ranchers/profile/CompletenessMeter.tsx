import styled from 'styled-components';
import { completeness, type ToldRanch } from '../../../rules/completeness';
import { color, space } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { missingParts } from './missingParts';

const Bar = styled.progress`
  width: 100%;
  height: ${space(1)};
  border: 0;
  border-radius: 4px;
  appearance: none;
  overflow: clip;
  background: ${color.sunken};

  &::-webkit-progress-bar {
    background: ${color.sunken};
  }

  &::-webkit-progress-value {
    background: ${color.pasture};
  }

  &::-moz-progress-bar {
    background: ${color.pasture};
  }
`;

const Missing = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
`;

/** How much of what a family wants to know is told, and the way to the rest. */
export function CompletenessMeter({ ranch }: { ranch: ToldRanch }) {
  const { told, outOf, missing } = completeness(ranch);
  const words =
    missing.length > 0 ? `${told} of ${outOf} told. Still missing:` : 'Your page tells all that families ask for.';
  return (
    <Card as="section" aria-label="What families want to know">
      <Stack gap={1}>
        <Bar value={told} max={outOf} aria-label="What families want to know" />
        <Text size={15}>{words}</Text>
        {missing.length > 0 && (
          <Missing aria-label="Missing">
            {missing.map((part) => (
              <li key={part}>
                <TextLink to={missingParts[part].to} quiet>
                  {missingParts[part].label}
                </TextLink>
              </li>
            ))}
          </Missing>
        )}
      </Stack>
    </Card>
  );
}
