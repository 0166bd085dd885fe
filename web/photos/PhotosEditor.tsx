import { type RefObject, useEffect } from 'react';
import { LIMITS } from '../../rules/limits';
import { Button } from '../ui/Button';
import { DialogFooter } from '../ui/DialogFooter';
import { Notice } from '../ui/Notice';
import { AddPhotos } from './AddPhotos';
import { AddPhotoUrl } from './AddPhotoUrl';
import { DropArea } from './DropArea';
import { PhotoList } from './PhotoList';
import type { PhotosEditor_rancherFragment } from './PhotosEditor.generated';
import { UploadList } from './UploadList';
import { usePhotoList } from './usePhotoList';
import { useSavePhotos } from './useSavePhotos';
import { useUploads } from './useUploads';

export interface PhotosEditorProps {
  ranch: PhotosEditor_rancherFragment;
  /** Whether a photo is being moved. */
  dragging: RefObject<boolean>;
  onUnsaved: (unsaved: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

const MOST = LIMITS.galleryImages;

export function PhotosEditor({ ranch, dragging, onUnsaved, onCancel, onSaved }: PhotosEditorProps) {
  const list = usePhotoList(ranch.photos);
  const uploads = useUploads({ room: MOST - list.photos.length, onUploaded: list.add });
  const { save, isSaving, failure } = useSavePhotos(ranch.id, onSaved);
  const isFull = list.photos.length + uploads.underWay >= MOST;
  const unsaved = list.isChanged || uploads.underWay > 0;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  return (
    <DropArea onFiles={uploads.add}>
      {failure && (
        <Notice tone="danger" role="alert" title="Failed to save photos">
          {failure}
        </Notice>
      )}
      <AddPhotos count={list.photos.length} most={MOST} isFull={isFull} onFiles={uploads.add} />
      <UploadList uploads={uploads.list} onDismiss={uploads.dismiss} />
      <PhotoList list={list} dragging={dragging} />
      <AddPhotoUrl label="Or its web address" isFull={isFull} onAdd={list.add} />
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="primary"
          pending={isSaving}
          disabled={!list.isChanged || uploads.underWay > 0}
          onClick={() => save(list.photos)}
        >
          Save Photos
        </Button>
      </DialogFooter>
    </DropArea>
  );
}
