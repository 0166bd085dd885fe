import {
  column,
  elements,
  type FieldShape,
  many,
  one,
  type Shape,
  same,
  sameRow,
  value,
} from '../database/reading/shape';
import { sql } from '../database/reading/sql';
import { nodeId } from '../schema/arguments';
import { cancelTermsField } from './cancelTermsSql';
import { isApproved } from './visibleRanchers';

const customProducts: FieldShape = same(
  many((product, ranch) => sql`${product}.rancher_id = ${ranch}.id and ${product}.kind = 'CUSTOM'`),
);

export const rancherShape: Shape = {
  table: 'ranchers',
  changesBy: 'ownId',
  fields: {
    nodeId: same(nodeId('Rancher')),
    isApproved: same(value((ranch) => sql`(${isApproved(ranch)})`)),
    ratingAverage: same(column('rating')),
    // The contact is the same for everyone who may read it.
    contact: same(one((user, ranch) => sql`${user}.id = ${ranch}.user_id`)),
    deliveryOptions: same(
      value(
        (ranch) => sql`array_remove(array[
          case when ${ranch}.offer_local_pickup then 'LOCAL_PICKUP' end,
          case when ${ranch}.offer_local_delivery then 'LOCAL_DELIVERY' end,
          case when ${ranch}.offer_shipping then 'SHIPPING' end], null)`,
      ),
    ),
    products: same(many((product, ranch) => sql`${product}.rancher_id = ${ranch}.id`)),
    customProducts,
    otherProductsList: customProducts,
    averageProductPrice: same(
      value(
        (ranch) => sql`(select round(avg(price)) from products where rancher_id = ${ranch}.id and kind = 'CUSTOM')`,
      ),
    ),
    commission: sameRow(),
    cancelTerms: cancelTermsField,
    socialMedia: same(
      elements(
        (ranch) => sql`(select link ->> 'platform' as platform, link ->> 'url' as url, place
          from jsonb_array_elements(${ranch}.social_media) with ordinality as links(link, place))`,
        (link) => sql`${link}.place`,
      ),
    ),
    photos: same(
      elements(
        (ranch) => sql`(select url, min(place) as place, coalesce(
            (select alts.entry ->> 'alt' from jsonb_array_elements(${ranch}.photo_alts) with ordinality as alts(entry, n)
             where alts.entry ->> 'url' = url order by alts.n desc limit 1), '') as alt
          from unnest(array[${ranch}.image_url] || ${ranch}.gallery_images) with ordinality as pictures(url, place)
          where url <> '' group by url)`,
        (photo) => sql`${photo}.place`,
      ),
    ),
    imageAlt: same(
      value(
        (ranch) => sql`coalesce((select alts.entry ->> 'alt'
          from jsonb_array_elements(${ranch}.photo_alts) with ordinality as alts(entry, n)
          where alts.entry ->> 'url' = ${ranch}.image_url order by alts.n limit 1), '')`,
      ),
    ),
  },
};

export const socialMediaShape: Shape = { changesBy: 'parent' };
export const ranchPhotoShape: Shape = { changesBy: 'parent' };
