import type { Knex } from 'knex';
import { type MessagePhotoFile, messagePhotoFile, messagePhotoFiles } from '../../rules/conversations/messagePhotoPath';
import type { StoredPhoto } from '../../rules/ranches/photoPath';
import { photoFile, photoFiles } from './store/PhotoStore';

/** A photo that a person uploaded: a file name, its largest picture in the store, and all its pictures there. */
export type PersonPhoto = { name: string; largest: string; files: string[] };

/** True for a row of `photo_uploads` that a person uploaded for a review, or for the ranch that they own. */
const OF_PERSON = `(user_id = :userId
  or (user_id is null and rancher_id = (select id from ranchers where user_id = :userId)))`;

/** All photos that a person uploaded: with messages, with reviews, and for the ranch that they own. */
export async function photosOfPerson(db: Knex, userId: number): Promise<PersonPhoto[]> {
  const inMessages: MessagePhotoFile[] = await db('messagePhotos').where({ senderId: userId }).orderBy('id');
  const uploaded: StoredPhoto[] = await db('photoUploads').whereRaw(OF_PERSON, { userId }).orderBy('id');
  return [
    ...inMessages.map((photo) => ({
      name: `message-${photo.hash}.webp`,
      largest: messagePhotoFile(photo, 'webp'),
      files: messagePhotoFiles(photo),
    })),
    ...uploaded.map((photo) => ({
      name: `${photo.hash}.webp`,
      largest: photoFile(photo, 'webp'),
      files: photoFiles(photo),
    })),
  ];
}
