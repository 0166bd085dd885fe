import { photosForm } from '../../../rules/ranches/photosForm';
import { audit, changesOf } from '../../audit/audit';
import { type Context, signedIn } from '../../context';
import { transaction } from '../../database/transaction';
import { checkPhotos } from '../../photos/checkPhotos';
import { ranchPictures } from '../../photos/ranchPictures';
import type { MutationUpdateRanchPhotosArgs } from '../../resolverTypes.generated';
import { validate } from '../../schema/arguments';
import { changeRancher, lockEditableRancher } from '../lockRancher';
import type { Rancher, RancherRow } from '../Rancher';

/** Sets the pictures of the viewer's ranch, or of any ranch as an admin. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. */
export async function updateRanchPhotos(
  context: Context,
  { rancherId, ...input }: MutationUpdateRanchPhotosArgs,
): Promise<Rancher> {
  const viewer = signedIn(context);
  const { photos } = await validate(photosForm, input);
  return transaction(context.db, async (trx) => {
    const ranch = await lockEditableRancher(trx, rancherId, viewer);
    const pictures = photos.map(({ url }, place) => ({ field: `photos[${place}].url`, url }));
    await checkPhotos(trx, ranch, pictures);
    const changes = changesOf({ photos: photosOf(ranch) }, { photos });
    await audit(trx, context, { action: 'RANCH_EDITED', to: { type: 'RANCHER', id: ranch.id }, changes });
    const [imageUrl = null, ...galleryImages] = photos.map(({ url }) => url);
    return changeRancher(trx, ranch.id, { imageUrl, galleryImages, photoAlts: photos.filter(({ alt }) => alt) });
  });
}

/** A ranch's pictures with their descriptions, in the same order. */
function photosOf(ranch: Pick<RancherRow, 'imageUrl' | 'galleryImages' | 'photoAlts'>) {
  const alts = new Map(ranch.photoAlts.map(({ url, alt }) => [url, alt]));
  return ranchPictures(ranch).map((url) => ({ url, alt: alts.get(url) ?? '' }));
}
