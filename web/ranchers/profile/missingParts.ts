import type { Part } from '../../../rules/completeness';
import { paths } from '../../paths';

const at = (field: string, tab?: string) => {
  const place = new URLSearchParams({ ...(tab && { tab }), field });
  return `${paths.profile}?${place}`;
};

/** What a missing part is called, and where it is told. */
export const missingParts: Record<Part, { label: string; to: string }> = {
  description: { label: 'A short description', to: at('description') },
  photo: { label: 'A main photo', to: paths.editPhotos },
  price: { label: 'Something on sale, with its price', to: at('offerQuarterCow', 'products') },
  breed: { label: 'Your cattle breed', to: at('cattleBreed') },
  feeding: { label: 'How you feed', to: at('feedingMethod', 'raising') },
  practices: { label: 'How you raise your cattle', to: at('raisingPractices', 'raising') },
  delivery: { label: 'A way to get the beef', to: at('offerLocalPickup', 'delivery') },
  phone: { label: 'Your phone number', to: `${paths.profile}#account` },
};
