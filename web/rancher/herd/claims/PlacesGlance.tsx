import styled from 'styled-components';
import { color, radius } from '../../../theme/tokens';
import type { AnimalPlaces_animalFragment } from './AnimalPlaces.generated';
import { drawnPlaces } from './shares';

const Root = styled.span`
  display: grid;
  grid-auto-flow: column;
  grid-template: repeat(2, 18px) / repeat(2, 14px);
  gap: 2px;
  overflow: clip;
  border-radius: ${radius};
`;

const Place = styled.span`
  border: 1px dashed ${color.strongLine};

  &[data-taken] {
    border-style: solid;
    background: ${color.ink};
  }

  &[data-kept] {
    background: ${color.hay};
  }
`;

/** Draws which of an animal's four places have owners, one column for each side. A text beside it says the same. */
export function PlacesGlance({ places }: Pick<AnimalPlaces_animalFragment, 'places'>) {
  return (
    <Root aria-hidden>
      {drawnPlaces(places).map(({ number, taken, kept }) => (
        <Place key={number} data-taken={taken || undefined} data-kept={kept || undefined} />
      ))}
    </Root>
  );
}
