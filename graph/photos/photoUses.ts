/** True for a row of `photo_uploads` that its ranch shows: as a picture of the ranch, a product, an animal or a review. */
export const IS_SHOWN = `(
  exists (
    select from ranchers r where r.id = photo_uploads.rancher_id and exists (
      select from unnest(r.gallery_images || r.image_url) as url where strpos(url, hash) > 0))
  or exists (
    select from products p where p.rancher_id = photo_uploads.rancher_id and strpos(p.image_url, hash) > 0)
  or exists (
    select from animals a where a.rancher_id = photo_uploads.rancher_id and strpos(a.photo_url, hash) > 0)
  or exists (
    select from reviews v where v.rancher_id = photo_uploads.rancher_id and strpos(array_to_string(v.photos, ' '), hash) > 0))`;

export const TAKEN_DOWN = 'Our team took this photo down. Please choose another one.';

/** True for a row that an admin took down. */
export const IS_TAKEN_DOWN = `exists (
  select from taken_down_pictures t where t.picture = md5('/photos/' || photo_uploads.rancher_id || '/' || photo_uploads.hash))`;

const IN_REVIEW = `from reviews v where v.author_id = photo_uploads.user_id and v.rancher_id = photo_uploads.rancher_id
  and strpos(array_to_string(v.photos, ' '), hash) > 0`;

/** How long unused photos stay: long enough for someone to come back to an open editor. */
export const MIN_UNUSED_AGE = '24 hours';

/** True for a row that everybody may load. A family's photo is one that a visible review shows, or that was just uploaded. */
export const IS_PUBLIC = `(user_id is null or exists (select ${IN_REVIEW} and v.hidden_at is null)
  or (created_at > now() - interval '${MIN_UNUSED_AGE}' and not exists (select ${IN_REVIEW})))`;

/** True for a row that an order shows. Order lines keep the picture that they were ordered with. */
export const IS_ORDERED = `exists (
  select from orders o join order_items i on i.order_id = o.id
  where o.rancher_id = photo_uploads.rancher_id and strpos(i.image_url, hash) > 0)`;
