import { useField } from 'formik';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '../../../rules/fields/limits';
import { PhotoButtons } from '../../parts/photos/PhotoButtons';
import { UploadList } from '../../parts/photos/UploadList';
import { useUploads } from '../../parts/photos/useUploads';
import { RanchPicture } from '../../parts/ranches/RanchPicture';
import { IconButton } from '../../ui/button/IconButton';
import { Cluster, Stack } from '../../ui/layout/arrange';

import { Text, VisuallyHidden } from '../../ui/text/Text';

const MAX_PHOTOS = LIMITS.reviewPhotos;

const Shown = styled.li`
  display: flex;
  width: 96px;
  flex-direction: column;
  align-items: center;
`;

interface ReviewPhotosFieldProps {
  orderId: string;
  /** Reports whether a photo is uploading. The review can't be sent until the upload is done. */
  onUploading: (isUploading: boolean) => void;
}

export function ReviewPhotosField(props: ReviewPhotosFieldProps) {
  const { photos, uploads, announcement, buttons, remove } = useReviewPhotos(props);
  const { list, activeCount, add, dismiss } = uploads;
  const isFull = photos.length + activeCount >= MAX_PHOTOS;
  return (
    <Stack gap={1}>
      <Text strong size={15}>
        Photos
      </Text>
      <Text size={15} tone="soft">
        Up to {MAX_PHOTOS}, if you like.
      </Text>
      {photos.length > 0 && (
        <Cluster as="ul">
          {photos.map((url, index) => (
            <Shown key={url}>
              <RanchPicture url={url} alt={`Photo ${index + 1}`} ratio="1/1" sizes="96px" rounded />
              <IconButton icon={X} label={`Remove photo ${index + 1}`} onClick={() => remove(url)} />
            </Shown>
          ))}
        </Cluster>
      )}
      <Cluster ref={buttons} tabIndex={-1} role="group" aria-label="Photos">
        <PhotoButtons chooseLabel="Add Photos" takeLabel="Take Photo" multiple disabled={isFull} onFiles={add} />
      </Cluster>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <UploadList uploads={list} onDismiss={dismiss} />
    </Stack>
  );
}

function useReviewPhotos({ orderId, onUploading }: ReviewPhotosFieldProps) {
  const [{ value: photos }, , { setValue }] = useField<string[]>('photos');
  const [announcement, setAnnouncement] = useState('');
  const buttons = useRef<HTMLDivElement>(null);
  // Uploads finish while the family keeps editing, so each change starts from the newest list.
  const newest = useRef(photos);
  const change = (next: string[], text: string) => {
    newest.current = next;
    setValue(next);
    setAnnouncement(text);
  };
  const uploads = useUploads({
    ...{ room: MAX_PHOTOS - photos.length, most: MAX_PHOTOS, orderId, onUploading },
    onUploaded(url) {
      if (newest.current.includes(url)) return 'This photo is already there.';
      change([...newest.current, url], 'The photo was added.');
      return undefined;
    },
  });
  const remove = (url: string) => {
    const rest = newest.current.filter((other) => other !== url);
    change(rest, 'The photo was removed.');
    // The pressed button disappears, so the focus moves to the group of buttons.
    buttons.current?.focus();
  };
  return { photos, uploads, announcement, buttons, remove };
}
