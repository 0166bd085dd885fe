import styled from 'styled-components';
import { LIMITS } from '../../../rules/limits';
import { AddPhotoUrl } from '../../photos/AddPhotoUrl';
import { space } from '../../theme/tokens';
import { Fieldset } from '../../ui/Fieldset';
import { Text } from '../../ui/Text';
import { GalleryPicture } from './GalleryPicture';
import { useGallery } from './useGallery';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space(2)};
`;

/** The pictures of the ranch by their addresses; they are saved with the rest of the profile. */
export function GalleryFields() {
  const { pictures, add, remove, makeMain } = useGallery();
  return (
    <Fieldset legend="Gallery" hint={`The first picture is the main one. At most ${LIMITS.galleryImages}.`}>
      {pictures.length === 0 && <Text tone="soft">No pictures yet: families see the default one.</Text>}
      <List aria-label="Gallery">
        {pictures.map((url, index) => (
          <GalleryPicture
            key={url}
            url={url}
            place={index + 1}
            onMakeMain={() => makeMain(url)}
            onRemove={() => remove(url)}
          />
        ))}
      </List>
      <AddPhotoUrl label="Image URL" isFull={pictures.length >= LIMITS.galleryImages} onAdd={add} />
    </Fieldset>
  );
}
