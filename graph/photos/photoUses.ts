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

/** True for a row that an order shows. Order lines keep the picture that they were ordered with. */
export const IS_ORDERED = `exists (
  select from orders o join order_items i on i.order_id = o.id
  where o.rancher_id = photo_uploads.rancher_id and strpos(i.image_url, hash) > 0)`;
