-- Which trace an event and a job come from (W3C Trace Context), so that a webhook and a mail name it too.

-- migrate:up

create function current_traceparent() returns text language sql stable as $$
      select nullif(current_setting('herdline.traceparent', true), '')
    $$;

create function with_traceparent(payload json) returns json language sql stable as $$
      select case when current_traceparent() is null then payload
        else (payload::jsonb || jsonb_build_object('traceparent', current_traceparent()))::json end
    $$;
alter table events add column traceparent text;
alter table events alter column traceparent set default current_traceparent();

comment on function current_traceparent is 'The trace that the transaction is a part of; the server sets it when it begins one.';

comment on function with_traceparent is 'The payload of a job with the trace that queues it.';
comment on column events.traceparent is 'The trace that wrote the event. Its webhooks send it.';

-- migrate:down

alter table events drop column traceparent;
drop function with_traceparent, current_traceparent;
