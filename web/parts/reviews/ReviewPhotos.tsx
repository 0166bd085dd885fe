import styled from 'styled-components';
import { focusRing } from '../../theme/mixins';
import { space } from '../../theme/tokens';
import { RanchPicture } from '../ranches/RanchPicture';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Opened = styled.a`
  display: block;
  width: 96px;

  &:focus-visible {
    ${focusRing}
  }
`;

/** A family's own photos. Each opens in full. */
export function ReviewPhotos({ photos, authorName }: { photos: readonly string[]; authorName: string }) {
  return (
    <List>
      {photos.map((url, index) => (
        <li key={url}>
          <Opened href={url} target="_blank" rel="noreferrer">
            <RanchPicture url={url} alt={`Photo ${index + 1} by ${authorName}`} ratio="1/1" sizes="96px" rounded />
          </Opened>
        </li>
      ))}
    </List>
  );
}
