import { dollars, OWN_RANCH, type Part } from './Part';

const OWN = `(c.customer_id = :userId or c.rancher_id = ${OWN_RANCH})`;

export const CONVERSATION_PARTS: readonly Part[] = [
  {
    name: 'conversations',
    about: 'Who you write with.',
    sql: `select c.id as key, c.id as conversation, c.order_id as "order", r.ranch_name as ranch, u.name as family,
                 c.created_at, c.last_message_at,
                 exists (select from conversation_blocks b
                   where b.rancher_id = c.rancher_id and b.customer_id = c.customer_id
                   and b.side = case when c.customer_id = :userId then 'CUSTOMER' else 'RANCH' end) as blocked_by_you
          from conversations c join ranchers r on r.id = c.rancher_id join users u on u.id = c.customer_id where ${OWN}`,
  },
  {
    name: 'messages',
    about: 'What you wrote and what you got, conversation by conversation.',
    sql: `select m.id as key, m.conversation_id as conversation,
                 case when m.sender_id = :userId then 'you' when m.side = 'RANCH' then 'ranch' else 'family' end as "from",
                 m.text, m.sent_at, m.seen_at,
                 array(select 'photos/message-' || p.hash || '.webp' from message_photos p
                   where p.message_id = m.id and p.sender_id = :userId order by p.place) as own_photos
          from messages m join conversations c on c.id = m.conversation_id where ${OWN}`,
  },
  {
    name: 'complaints',
    about: 'What was wrong with orders, and each step of it.',
    sql: `select e.id as key, k.id as complaint, k.order_id as "order", k.kind, k.state, e.step,
                 case when e.author_id = :userId then 'you' when e.side = 'RANCH' then 'ranch'
                   when e.side = 'CUSTOMER' then 'family' else 'team' end as "from",
                 e.text, e.remedy, ${dollars('e.amount')} as amount, e.created_at as at,
                 array(select 'photos/message-' || p.hash || '.webp' from message_photos p
                   where p.entry_id = e.id and p.sender_id = :userId order by p.place) as own_photos
          from complaint_entries e join complaints k on k.id = e.complaint_id
          join conversations c on c.order_id = k.order_id where ${OWN}`,
  },
];
