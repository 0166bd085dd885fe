import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { media, space } from '../theme/tokens';
import { ToggleChip } from '../ui/input/Chip';
import { Cluster } from '../ui/layout/arrange';

export interface ProfilePart {
  name: string;
  label: string;
  content: ReactNode;
}

/** Scrolls sideways, up to the edges of the screen. */
const Index = styled(Cluster)`
  ${media.phone} {
    flex-wrap: nowrap;
    margin-inline: -${space(2)};
    padding-inline: ${space(2)};
    overflow-x: auto;

    & > * {
      flex: none;
    }
  }

  ${media.medium} {
    display: none;
  }
`;

/** Wide screens show all parts below each other. */
const Part = styled.div`
  display: contents;

  ${media.phone} {
    &:not([data-shown]) {
      display: none;
    }
  }
`;

interface PartsWithIndexProps {
  parts: ProfilePart[];
  /** The part that phones show first. */
  first: string;
}

/** Shows the parts of the profile, on phones one at a time under an index. All stay mounted, to keep what was typed. */
export function PartsWithIndex({ parts, first }: PartsWithIndexProps) {
  const { key, hash } = useLocation();
  const [chosen, setChosen] = useState<{ name: string; at: string }>();
  // A link to a part, or to a tab of the ranch's editor, wins over an earlier choice.
  const linked = parts.some(({ name }) => `#${name}` === hash) ? hash.slice(1) : first;
  const shown = chosen?.at === key ? chosen.name : linked;
  return (
    <>
      <Index role="group" aria-label="Sections">
        {parts.map(({ name, label }) => (
          <ToggleChip key={name} pressed={name === shown} onChange={() => setChosen({ name, at: key })}>
            {label}
          </ToggleChip>
        ))}
      </Index>
      {parts.map(({ name, content }) => (
        <Part key={name} data-shown={name === shown || undefined}>
          {content}
        </Part>
      ))}
    </>
  );
}
