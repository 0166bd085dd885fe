import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { PhotoButtons } from '../../parts/photos/PhotoButtons';
import { UploadList } from '../../parts/photos/UploadList';
import { useFormPhoto } from '../../parts/photos/useFormPhoto';
import { RanchPicture } from '../../parts/ranches/RanchPicture';
import { Button } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';

import { Text, VisuallyHidden } from '../../ui/text/Text';

interface PhotoFieldProps {
  /** Reports whether a photo is uploading; the animals can't be saved until the upload is done. */
  onUploading: (isUploading: boolean) => void;
}

const Preview = styled.div`
  width: 96px;
`;

/** Edits the photo of the form's animals. */
export function PhotoField({ onUploading }: PhotoFieldProps) {
  const { url, replace, uploads, announcement, buttons } = useFormPhoto('photoUrl', onUploading);
  return (
    <Stack gap={1}>
      <Text strong size={15}>
        Photo
      </Text>
      <Cluster ref={buttons} tabIndex={-1} role="group" aria-label="Photo" gap={1.5}>
        {url && (
          <Preview>
            <RanchPicture url={url} alt="The photo" ratio="1/1" sizes="96px" rounded />
          </Preview>
        )}
        <PhotoButtons
          chooseLabel={url ? 'Upload Another' : 'Upload a Photo'}
          takeLabel="Take a Photo"
          disabled={uploads.isUploading}
          onFiles={uploads.add}
        />
        {url && (
          <Button variant="quiet" icon={Trash2} onClick={() => replace('', 'The photo was removed.')}>
            Remove Photo
          </Button>
        )}
      </Cluster>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <UploadList uploads={uploads.list} onDismiss={uploads.dismiss} />
    </Stack>
  );
}
