import { lazy, Suspense } from 'react';
import { useUrlDialog } from '../../address/useUrlDialog';
import { RanchPicture } from '../../parts/ranches/RanchPicture';
import { useLastValue } from '../../ui/overlay/dialogState';
import { retryImport } from '../../ui/state/retryImport';
import { GalleryFrame, More, Shot } from './GalleryFrame';
import { galleryPictures } from './galleryPictures';
import type { RanchGallery_rancherFragment } from './RanchGallery.generated';

const loadDialog = retryImport(() => import('./GalleryDialog'));
const GalleryDialog = lazy(loadDialog);

const THUMBNAILS = 4;

/** The `sizes` of the main picture in GalleryFrame. */
const MAIN_WIDTH = '(min-width: 768px) 600px, 100vw';
const thumbnailWidth = (count: number) => `(min-width: 768px) 400px, ${Math.ceil(100 / count)}vw`;

/** Shows the pictures of a ranch. Pressing one opens it on the full screen. */
export function RanchGallery({ rancher }: { rancher: RanchGallery_rancherFragment }) {
  const { ranchName } = rancher;
  const dialog = useUrlDialog('image');
  const openPlace = useLastValue(dialog.value);
  const pictures = galleryPictures(rancher);
  const shown = pictures.slice(0, 1 + THUMBNAILS);
  const hidden = pictures.length - shown.length;
  return (
    <>
      <GalleryFrame $thumbnails={shown.length - 1} onPointerEnter={loadDialog} onFocus={loadDialog}>
        {shown.map(({ url, alt }, place) => (
          <Shot key={url} type="button" onClick={() => dialog.open(String(place + 1))}>
            <RanchPicture
              url={url}
              alt={alt || `Image ${place + 1} of ${pictures.length} of ${ranchName}`}
              sizes={place === 0 ? MAIN_WIDTH : thumbnailWidth(shown.length - 1)}
              {...(place === 0 ? { eager: true } : { fetchPriority: 'low' })}
            />
            {hidden > 0 && place === THUMBNAILS && <More>{`+${hidden} more`}</More>}
          </Shot>
        ))}
      </GalleryFrame>
      <Suspense>
        {openPlace && <GalleryDialog name={ranchName} pictures={pictures} dialog={dialog} place={Number(openPlace)} />}
      </Suspense>
    </>
  );
}
