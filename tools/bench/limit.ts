import { createServer, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import pg from 'pg';

/**
 * A baseline for comparison: bare node:http and one named prepared statement per request, whose JSON PostgreSQL builds.
 * It has no sessions, permissions, validation or cache.
 */
const STATEMENTS: Record<string, string> = {
  listing: `select coalesce(json_agg(page), '[]')::text as answer from (
    select r.id, r.ranch_name as "ranchName", r.city, r.state, r.image_url as "imageUrl", r.rating, r.review_count as "reviewCount",
      r.is_grass_fed as "isGrassFed", r.quarter_cow_price as "quarterCowPrice", r.half_cow_price as "halfCowPrice",
      exists (select from favorites f where f.user_id = $1 and f.rancher_id = r.id) as "isFavorite"
    from ranchers r where r.approval = 'APPROVED' and r.is_grass_fed
    order by r.shown_rating desc, r.review_count desc, r.id desc limit 24) page`,
  ranch: `select row_to_json(page)::text as answer from (
    select r.id, r.ranch_name as "ranchName", r.description, r.city, r.state, r.image_url as "imageUrl", r.gallery_images as
      "galleryImages", r.rating, r.review_count as "reviewCount", r.quarter_cow_price as "quarterCowPrice",
      r.half_cow_price as "halfCowPrice", r.whole_cow_price as "wholeCowPrice",
      (select json_agg(p order by id) from (select id, name, price from products where rancher_id = r.id) p) as products,
      (select row_to_json(u) from (select name, email, phone from users where id = r.user_id) u) as contact
    from ranchers r where r.id = $1) page`,
  orders: `select coalesce(json_agg(page), '[]')::text as answer from (
    select o.id, o.status, o.amount, o.created_at as "createdAt",
      (select row_to_json(r) from (select id, ranch_name as "ranchName", city, state from ranchers where id = o.rancher_id) r) as rancher,
      (select json_agg(i) from (select name, quantity, price from order_items where order_id = o.id order by id) i) as items,
      (select json_agg(s) from (select status, notes, created_at as "createdAt" from order_status_updates
        where order_id = o.id order by id) s) as "statusUpdates"
    from orders o where o.customer_id = $1 order by o.created_at desc, o.id desc limit 20) page`,
  rest: `select coalesce(json_agg(page), '[]')::text as answer from (
    select r.*, (select json_agg(p order by id) from products p where p.rancher_id = r.id) as products,
      (select row_to_json(u) from (select name, email, phone from users where id = r.user_id) u) as user
    from ranchers r where r.approval = 'APPROVED' and $1::integer is not null order by r.sort_name, r.id limit 24) page`,
  place: `with placed as (
      insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type, shipping_method,
        shipping_fee, amount, commission_rate, commission_amount)
      select "customerId", "rancherId", "customerName", "customerEmail", "customerZip", 'HALF_COW', 'LOCAL_PICKUP', 0, 150000, 10, 15000
      from json_to_record($1) as x("customerId" integer, "rancherId" integer, "customerName" text, "customerEmail" text,
        "customerZip" text) returning id, status, amount, notes
    ), item as (
      insert into order_items (order_id, type, name, quantity, price) select id, 'HALF_COW', 'Half Cow', 1, amount from placed
      returning name, quantity, price
    ), history as (insert into order_status_updates (order_id, status) select id, status from placed)
    select row_to_json(page)::text as answer from (select placed.*, (select json_agg(item) from item) as items from placed) page`,
};

const [databaseUrl, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

const parameterOf = (req: IncomingMessage, id: string | undefined) => (req.method === 'POST' ? textOf(req) : id);

createServer(async (req, res) => {
  const [, name = '', id] = (req.url ?? '').split('/');
  const text = STATEMENTS[name];
  if (!text) throw new Error(`There is no statement ${name}`);
  const { rows } = await pool.query({ name, text, values: [await parameterOf(req, id)] });
  res.setHeader('Content-Type', 'application/json').end(rows[0].answer);
}).listen(Number(port), '127.0.0.1');
