import styled from 'styled-components';
import { focusRing } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/arrange';
import { RanchPicture } from '../ranches/RanchPicture';

const PhotoLink = styled.a`
  display: block;
  width: 96px;

  &:focus-visible {
    ${focusRing}
  }
`;

/** Shows a family's photos, each with a link to its full size. */
export function ReviewPhotos({ photos, authorName }: { photos: readonly string[]; authorName: string }) {
  return (
    <Cluster as="ul">
      {photos.map((url, index) => (
        <li key={url}>
          <PhotoLink href={url} target="_blank" rel="noreferrer">
            <RanchPicture url={url} alt={`Photo ${index + 1} by ${authorName}`} ratio="1/1" sizes="96px" rounded />
          </PhotoLink>
        </li>
      ))}
    </Cluster>
  );
}
