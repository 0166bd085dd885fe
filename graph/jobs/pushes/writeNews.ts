import type { Knex } from 'knex';
import { MAIL_TOPICS, type MailTopic } from '../../../rules/accounts/mailTopics';
import { writeLetter } from '../../letters/writeLetter';
import type { Letter } from '../../mail/Letter';
import { AMOUNT, HIDDEN } from '../../mail/MailRecord';
import type { PushDevice } from '../../notifications/decideChannels';
import { NEWS_OF, TOPIC_OF } from '../../notifications/mailTopic';
import type { Told } from './queuePushes';

/** What a browser shows (web/worker/news.ts). */
export type News = { title: string; body: string; tag: MailTopic; path: string; count: number };

/** Fits a message in one record, which has 4 kB. */
const MAX_LENGTH = 300;

/** Writes the newest of what still stands, and counts it with what came before. Null if nothing stands anymore. */
export async function writeNews(db: Knex, news: readonly Told[], device: PushDevice): Promise<News | null> {
  const newest = await newestLetter(db, news);
  if (!newest) return null;
  const { letter, told, count } = newest;
  const tag = TOPIC_OF[told.mail.template];
  const { title, body } = device.showsDetails
    ? detailsOf(letter, device.userId === told.userId)
    : { title: NEWS_OF[told.mail.template] ?? MAIL_TOPICS[tag].news, body: '' };
  const { path } = letter.link;
  // Several orders have no page of their own, so their list opens.
  return { title, body, tag, path: count > 1 ? path.replace(/[?#].*/, '') : path, count };
}

async function newestLetter(db: Knex, news: readonly Told[]) {
  for (const [index, told] of [...news.entries()].reverse()) {
    const letter = await writeLetter(db, told.mail);
    if (letter) return { letter, told, count: index + 1 };
  }
  return null;
}

/** Helpers don't learn amounts. */
function detailsOf({ subject, paragraphs, notice }: Letter, isReader: boolean) {
  const shown = (text = '') => (isReader ? text : text.replaceAll(AMOUNT, HIDDEN)).slice(0, MAX_LENGTH);
  return { title: shown(notice?.title ?? subject), body: shown(notice?.body ?? paragraphs[0]) };
}
