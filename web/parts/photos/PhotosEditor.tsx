import { useMutation } from '@apollo/client/react';
import { type RefObject, useEffect, useState } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import type { RanchApproval } from '../../../rules/words/vocabulary';
import { fieldErrorsOf, messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';

import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { Notice } from '../../ui/state/Notice';
import { AddPhotos, DropArea } from './AddPhotos';
import { AddPhotoUrl } from './AddPhotoUrl';
import { PhotoList } from './PhotoList';
import { type PhotosEditor_rancherFragment, UpdateRanchPhotosDocument } from './PhotosEditor.generated';
import { UploadList } from './UploadList';
import { type Photo, usePhotoList } from './usePhotoList';
import { useUploads } from './useUploads';

export interface PhotosEditorProps {
  ranch: PhotosEditor_rancherFragment;
  /** True while a photo is being moved. */
  dragging: RefObject<boolean>;
  onUnsaved: (unsaved: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

const MAX_PHOTOS = LIMITS.galleryImages;
const FAILED = 'Failed to save photos';

const NOBODY_NOW = "Families can't see your ranch right now.";

const WHO_SEES: Record<RanchApproval, string> = {
  PENDING: "Families will see them once we've approved your ranch.",
  APPROVED: 'This is how families see your ranch now.',
  SUSPENDED: NOBODY_NOW,
  REJECTED: NOBODY_NOW,
};

export function PhotosEditor({ ranch, dragging, onUnsaved, onCancel, onSaved }: PhotosEditorProps) {
  const list = usePhotoList(ranch.photos);
  const uploads = useUploads({ room: MAX_PHOTOS - list.photos.length, onUploaded: list.add });
  const { save, isSaving, failure } = useSavePhotos(ranch, onSaved);
  const isFull = list.photos.length + uploads.activeCount >= MAX_PHOTOS;
  const unsaved = list.isChanged || uploads.isUploading;
  const canSave = list.isChanged && !uploads.isUploading;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  return (
    <DropArea onFiles={uploads.add}>
      {failure && (
        <Notice tone="danger" role="alert" title={FAILED}>
          {failure}
        </Notice>
      )}
      <AddPhotos count={list.photos.length} max={MAX_PHOTOS} isFull={isFull} onFiles={uploads.add} />
      <UploadList uploads={uploads.list} onDismiss={uploads.dismiss} />
      <PhotoList list={list} dragging={dragging} />
      <AddPhotoUrl label="Or its web address" isFull={isFull} onAdd={list.add} />
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" pending={isSaving} disabled={!canSave} onClick={() => save(list.photos)}>
          Save Photos
        </Button>
      </DialogFooter>
    </DropArea>
  );
}

/** Saves the list. On failure the editor stays open and says what is wrong. */
function useSavePhotos({ id, approval }: PhotosEditor_rancherFragment, onSaved: () => void) {
  const [updateRanchPhotos, { loading }] = useMutation(UpdateRanchPhotosDocument);
  const [failure, setFailure] = useState<string>();
  const submit = useSubmit({
    send: (photos: Photo[]) => updateRanchPhotos({ variables: { rancherId: id, photos } }),
    successToast: { title: 'Photos Saved', description: WHO_SEES[approval] },
    errorToast: FAILED,
    // The notice names the refused photos, since there are no form fields to mark.
    fieldErrors: () => ({}),
    onSuccess: onSaved,
    onError: (error) => setFailure(failureOf(error)),
  });
  const save = (photos: Photo[]) => {
    setFailure(undefined);
    return submit(photos);
  };
  return { save, isSaving: loading, failure };
}

/** Names each refused photo by its place. */
function failureOf(error: unknown): string {
  const refused = Object.entries(fieldErrorsOf(error)).map(([field, message]) => {
    const place = /^photos\[(\d+)\]/.exec(field)?.[1];
    return place ? `Photo ${Number(place) + 1}: ${message}` : message;
  });
  return refused.join(' ') || messageOf(error);
}
