import { useFormikContext } from 'formik';
import { SAME_PHOTO } from '../../../rules/photosForm';
import type { RancherFields } from '../fields/useRancherValues';

/** The pictures of the ranch in the form around, the main one first; each is on the list once. */
export function useGallery() {
  const { values, setValues } = useFormikContext<RancherFields>();
  const { imageUrl, galleryImages } = values.rancher;
  const pictures = [...new Set([imageUrl, ...galleryImages])].filter(Boolean);

  const put = ([main = '', ...others]: string[]) =>
    setValues({ rancher: { ...values.rancher, imageUrl: main, galleryImages: others } });
  const without = (url: string) => pictures.filter((picture) => picture !== url);

  return {
    pictures,
    /** Says why a picture is not added. */
    add(url: string): string | undefined {
      if (pictures.includes(url)) return SAME_PHOTO;
      put([...pictures, url]);
      return undefined;
    },
    remove: (url: string) => put(without(url)),
    makeMain: (url: string) => put([url, ...without(url)]),
  };
}
