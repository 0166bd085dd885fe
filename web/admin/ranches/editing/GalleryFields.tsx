import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { LIMITS } from '../../../../rules/fields/limits';
import { SAME_PHOTO } from '../../../../rules/ranches/photosForm';
import { AddPhotoUrl } from '../../../parts/photos/AddPhotoUrl';
import { PictureActions } from '../../../parts/photos/PictureActions';

import type { RanchFormValues } from '../../../parts/ranches/fields/useRanchValues';
import { RanchPicture } from '../../../parts/ranches/RanchPicture';
import { space } from '../../../theme/tokens';
import { Fieldset } from '../../../ui/form/Fieldset';
import { Text } from '../../../ui/text/Text';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space(2)};
`;

/** Edits the list of the ranch's picture URLs, which are saved with the rest of the profile. */
export function GalleryFields() {
  const { pictures, add, remove, makeMain } = useGallery();
  return (
    <Fieldset legend="Gallery" hint={`The first picture is the main one. At most ${LIMITS.galleryImages}.`}>
      {pictures.length === 0 && <Text tone="soft">No pictures yet. Families see the default one.</Text>}
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

interface GalleryPictureProps {
  url: string;
  /** Starts at 1, which is the main picture. */
  place: number;
  onMakeMain: () => void;
  onRemove: () => void;
}

const Root = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`;

function GalleryPicture({ url, place, onMakeMain, onRemove }: GalleryPictureProps) {
  return (
    <Root>
      <RanchPicture url={url} alt={`Image ${place}`} ratio="3/2" sizes="240px" rounded />
      <PictureActions noun="image" place={place} onMakeMain={onMakeMain} onRemove={onRemove} />
    </Root>
  );
}

/** Returns the form's pictures without duplicates, the main one first, and functions to change them. */
function useGallery() {
  const { values, setFieldValue } = useFormikContext<RanchFormValues>();
  const { imageUrl, galleryImages } = values.rancher;
  const pictures = [...new Set([imageUrl, ...galleryImages])].filter(Boolean);

  const setPictures = ([main = '', ...others]: string[]) =>
    setFieldValue('rancher', { ...values.rancher, imageUrl: main, galleryImages: others });
  const without = (url: string) => pictures.filter((picture) => picture !== url);

  return {
    pictures,
    /** Returns an error message if the picture can't be added. */
    add(url: string): string | undefined {
      if (pictures.includes(url)) return SAME_PHOTO;
      setPictures([...pictures, url]);
      return undefined;
    },
    remove: (url: string) => setPictures(without(url)),
    makeMain: (url: string) => setPictures([url, ...without(url)]),
  };
}
