import type { Knex } from 'knex';

/** A ranch shows the name, email and phone of its rancher. Nothing else of a user is told. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function tell_changes_of_contacts() returns trigger language plpgsql as $$
    begin
      perform tell_ranches('ranches_changed', array(select id from ranchers where user_id = new.id));
      return null;
    end $$;
    create trigger users_told_contact after update of name, email, phone on users for each row
      when ((old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone))
      execute function tell_changes_of_contacts();`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop trigger users_told_contact on users; drop function tell_changes_of_contacts');
}
