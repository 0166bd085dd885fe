import { type InferType, object, ValidationError } from 'yup';
import { LIMITS } from './limits';
import { listOf } from './numberFields';
import { plainText } from './textField';
import { picture, webUrl } from './urlField';

export const SAME_PHOTO = 'This photo is on the list already';

/** The pictures of a ranch in their order: the first is the main one. */
export const photosForm = object({
  photos: listOf(
    object({
      url: picture().required('Image URL is required'),
      alt: plainText(LIMITS.photoAlt).default(''),
    }),
    LIMITS.galleryImages,
  )
    .required()
    .test('distinct', (photos) => {
      const urls = photos.map(({ url }) => url);
      const again = urls.findIndex((url, place) => urls.indexOf(url) < place);
      return again < 0 || new ValidationError(SAME_PHOTO, urls[again], `photos[${again}].url`);
    }),
});

export type PhotosValues = InferType<typeof photosForm>;

/** One picture that lies elsewhere on the web. */
export const photoUrlForm = object({ url: webUrl().required('Image URL is required') });
