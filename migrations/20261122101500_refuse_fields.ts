import type { Knex } from 'knex';

/** A statement that answers a whole read stops where a field is not open on a row; the resolvers then say which. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function refuse_field() returns text language plpgsql volatile parallel safe as $$
    begin
      raise exception 'this field is not open' using errcode = 'HR403';
    end
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function refuse_field()');
}
