import styled from 'styled-components';
import { completeness, type Part, type RanchPage } from '../../../rules/ranches/completeness';
import { paths } from '../../paths';
import { color, space } from '../../theme/tokens';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { TextLink } from '../../ui/text/TextLink';

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

const addressOf = (field: string, tab?: string) => {
  const params = new URLSearchParams({ ...(tab && { tab }), field });
  return `${paths.profile}?${params}`;
};

/** The name of each missing part, and where to fill it in. */
const MISSING_PARTS: Record<Part, { label: string; to: string }> = {
  description: { label: 'A short description', to: addressOf('description') },
  photo: { label: 'A main photo', to: paths.editPhotos },
  price: { label: 'Something on sale, with its price', to: addressOf('offerQuarterCow', 'products') },
  breed: { label: 'Your cattle breed', to: addressOf('cattleBreed') },
  feeding: { label: 'How you feed', to: addressOf('feedingMethod', 'raising') },
  practices: { label: 'How you raise your cattle', to: addressOf('raisingPractices', 'raising') },
  delivery: { label: 'A way to get the beef', to: addressOf('offerLocalPickup', 'delivery') },
  phone: { label: 'Your phone number', to: `${paths.profile}#account` },
};

/** Shows how much of what families ask for is filled in, with links to the rest. */
export function CompletenessMeter({ ranch }: { ranch: RanchPage }) {
  const { told, outOf, missing } = completeness(ranch);
  const summary =
    missing.length > 0 ? `${told} of ${outOf} done. Still missing:` : 'Your page answers everything families ask.';
  return (
    <Card as="section" aria-label="What families want to know">
      <Stack gap={1}>
        <Bar value={told} max={outOf} aria-label="What families want to know" />
        <Text size={15}>{summary}</Text>
        {missing.length > 0 && (
          <Missing aria-label="Missing">
            {missing.map((part) => (
              <li key={part}>
                <TextLink to={MISSING_PARTS[part].to} quiet>
                  {MISSING_PARTS[part].label}
                </TextLink>
              </li>
            ))}
          </Missing>
        )}
      </Stack>
    </Card>
  );
}
