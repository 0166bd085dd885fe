-- Functions that the tables of several nouns use, and the extensions for searches and distances.

-- migrate:up

create extension if not exists pg_trgm;
create extension if not exists cube;

create function search_form(written text) returns text language sql immutable parallel safe as $$
      select lower(translate(regexp_replace(normalize(written, nfkd), '[\u0300-\u036f]', '', 'g'), '‘’ʼ‐‑–—', '''''''----'))
    $$;

create function is_erasure(before jsonb, after jsonb, words text[]) returns boolean language sql stable as $$
      select current_setting('herdline.erasing', true) = 'on' and before - words = after - words
    $$;

create function refuse_field() returns text language plpgsql volatile parallel safe as $$
    begin
      raise exception 'this field is not open' using errcode = 'HR403';
    end $$;

comment on function search_form is 'The form in which searches compare texts, without accents and case. rules/words/searchForm is the same function.';

comment on function is_erasure is 'Whether a change takes away nothing but words of a person who is being erased. Figures stay as they are.';
comment on function refuse_field is 'Stops a statement that answers a whole read where a field is not open on a row.';

-- migrate:down

drop function search_form, is_erasure, refuse_field;
