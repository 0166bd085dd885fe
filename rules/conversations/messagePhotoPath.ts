import { PHOTO_FORMATS, type PhotoFormat, photoWidths } from '../ranches/photoPath';

/** A photo of a conversation. `width` is the width of its largest picture. */
export type MessagePhotoFile = { conversationId: number; hash: string; width: number };

/** The path of a photo, which only the two sides of its conversation can load. */
export function messagePhotoPath({ conversationId, hash, width }: MessagePhotoFile, format: PhotoFormat = 'webp') {
  return `/api/conversations/${conversationId}/photos/${hash}-${width}.${format}`;
}

const PATH = /^\/api\/conversations\/(\d{1,10})\/photos\/([0-9a-f]{32})-(\d{1,4})\.(avif|webp)$/;

/** Parses the path of a message's photo. Null for any other path. */
export function readMessagePhotoPath(path: string): (MessagePhotoFile & { format: PhotoFormat }) | null {
  const [, conversationId, hash, width, format] = PATH.exec(path) ?? [];
  if (!hash) return null;
  return { conversationId: Number(conversationId), hash, width: Number(width), format: format as PhotoFormat };
}

/** The name of a photo's file in storage, which has no public URL. */
export const messagePhotoFile = ({ conversationId, hash, width }: MessagePhotoFile, format: PhotoFormat) =>
  `conversations/${conversationId}/${hash}-${width}.${format}`;

export const messagePhotoFiles = (photo: MessagePhotoFile): string[] =>
  photoWidths(photo.width).flatMap((width) =>
    PHOTO_FORMATS.map((format) => messagePhotoFile({ ...photo, width }, format)),
  );
