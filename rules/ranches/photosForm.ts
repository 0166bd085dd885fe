import { object, ValidationError } from 'yup';
import { LIMITS } from '../fields/limits';
import { listOf } from '../fields/numberFields';
import { plainText, text } from '../fields/textField';
import { picture, webUrl } from '../fields/urlField';
import { reasonForm } from '../reasonForm';

export const SAME_PHOTO = 'This photo is already on the list';

/** The pictures of a ranch in order. The first is the main one. */
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
      const duplicate = urls.findIndex((url, index) => urls.indexOf(url) < index);
      return duplicate < 0 || new ValidationError(SAME_PHOTO, urls[duplicate], `photos[${duplicate}].url`);
    }),
});

/** A picture that an admin takes down: its address as a browser shows it, and the reason. */
export const takeDownForm = reasonForm.shape({ url: text(2 * LIMITS.url).required('Image URL is required') });

export const photoUrlForm = object({ url: webUrl().required('Image URL is required') });
