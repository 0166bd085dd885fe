import styled from 'styled-components';
import { completeness, type RanchPage } from '../../../rules/ranches/completeness';
import { paths } from '../../paths';
import { color, space } from '../../theme/tokens';
import { Stack } from '../../ui/layout/arrange';
import { Card } from '../../ui/layout/Card';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';

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

/** The URLs of fields that aren't in the editor's tabs. */
const FIELD_URLS: Record<string, string> = {
  imageUrl: paths.editPhotos,
  phone: `${paths.profile}#account`,
  products: paths.rancherProducts,
};

/** Shows how much of what families ask for is filled in, with links to what is missing. */
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
            {missing.map(({ field, label }) => (
              <li key={field}>
                <TextLink to={FIELD_URLS[field] ?? `${paths.profile}?field=${field}`} quiet>
                  {label}
                </TextLink>
              </li>
            ))}
          </Missing>
        )}
      </Stack>
    </Card>
  );
}
