import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import { hasAnyDuty } from '../../rules/accounts/duties';
import {
  messagePhotoFile,
  messagePhotoFiles,
  messagePhotoPath,
  readMessagePhotoPath,
} from '../../rules/conversations/messagePhotoPath';
import { type Context, type ContextOf, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound, Refusal, unauthenticated } from '../errors';
import { countAttempt } from '../limits/attempts';
import { drawUpload } from '../photos/receiveUpload';
import type { PhotoStore } from '../photos/store/PhotoStore';
import { requireFirstStep } from '../schema/access';
import { closedToTokens } from '../schema/scopes';
import { type ConversationRow, MessagePhoto } from './Conversation';
import { findConversation } from './loadConversations';
import { lockConversation } from './lockConversation';
import { hasReadLately } from './readConversation';

/** Limits a person's unsent uploads in a conversation. */
const MAX_UNSENT = 12;

/** What an upload that nothing shows yet belongs to. */
const UNSENT = { messageId: null, entryId: null };

type Given = { db: Knex; store: PhotoStore; contextOf: ContextOf };

/** POST /api/conversations/{id}/photos: the body is the photo. The other side sees the photo only after a message sends it. */
export function receiveMessagePhotos({ db, store, contextOf }: Given): RequestHandler {
  return async (req, res) => {
    // Check the permission before reading any of the photo.
    const context = await contextOf(req, res);
    const { id: conversationId } = await conversationOfUpload(context, String(req.params.id));
    const { id: senderId } = signedIn(context);
    await countAttempt(context, 'photo', `viewer ${senderId}`);
    if (req.destroyed) return;
    await refuseWhenFull(db, { conversationId, senderId });
    const sender = { owner: `person ${senderId}`, address: context.address };
    const photo = await drawUpload({ req, res, ...sender }, async (drawn) => {
      const hash = randomUUID().replaceAll('-', '');
      const upload = { conversationId, hash, width: drawn.width, height: drawn.height };
      const fileOf = ({ width, format, body }: (typeof drawn.files)[number]) => ({
        name: messagePhotoFile({ ...upload, width }, format),
        body,
        type: `image/${format}`,
      });
      await store.put(drawn.files.map(fileOf));
      try {
        await record(db, context, { ...upload, senderId });
      } catch (error) {
        // No row leads to the files, so nothing else would ever delete them.
        if (error instanceof Refusal) await store.remove(messagePhotoFiles(upload));
        throw error;
      }
      return upload;
    });
    res.status(201).json({ url: messagePhotoPath(photo), width: photo.width, height: photo.height });
  };
}

/** Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT. */
async function conversationOfUpload(context: Context, id: string): Promise<ConversationRow> {
  const conversation = await conversationOfSession(context, id);
  if (!conversation) throw notFound('Conversation');
  const { orderId, ranchWrote, rancherId } = conversation;
  if (orderId === null && !ranchWrote && signedIn(context).ranchId !== rancherId) {
    throw badInput({ photo: 'You can add photos once the ranch has answered' });
  }
  return conversation;
}

/** Finds the conversation for a session. Refuses tokens, because only our screens load photos. */
async function conversationOfSession(context: Context, id: string): Promise<ConversationRow | null> {
  if (!context.viewer) throw unauthenticated();
  if (context.token) throw closedToTokens();
  requireFirstStep(context.viewer);
  return /^\d+$/.test(id) ? findConversation(context, id) : null;
}

/** Stores an upload under the conversation's lock, so that several uploads at once can't exceed the limit. */
function record(
  db: Knex,
  context: Context,
  upload: Partial<MessagePhoto> & { senderId: number },
): Promise<MessagePhoto> {
  return transaction(db, async (trx) => {
    const { conversation } = await lockConversation(trx, context, upload.conversationId ?? 0);
    const own = { conversationId: conversation.id, senderId: upload.senderId };
    await refuseWhenFull(trx, own);
    return MessagePhoto.query(trx).insert(upload).returning('*');
  });
}

/** Errors: CONFLICT. */
async function refuseWhenFull(db: Knex, own: { conversationId: number; senderId: number }): Promise<void> {
  const unsent = await MessagePhoto.query(db)
    .where({ ...own, ...UNSENT })
    .resultSize();
  if (unsent >= MAX_UNSENT) throw conflict('Please send the photos that you added first, or try again tomorrow.');
}

type Showing = { conversationId: number; senderId: number } & ({ messageId: number } | { entryId: number });

/** Shows the sender's uploads with a message or a step of a complaint. Each can be sent once. Errors: BAD_USER_INPUT. */
export async function attachPhotos(
  trx: Knex.Transaction,
  { conversationId, senderId, ...shownBy }: Showing,
  urls: string[],
): Promise<void> {
  for (const [place, url] of urls.entries()) {
    const hash = readMessagePhotoPath(url)?.hash;
    const own = MessagePhoto.query(trx).patch({ ...shownBy, place });
    const attached = hash ? await own.where({ hash, conversationId, senderId, ...UNSENT }) : 0;
    if (!attached) throw badInput({ [`photos[${place}]`]: "This photo isn't stored. Please add it again." });
  }
}

/** GET of the same path plus a file name: for the two sides, and for an admin who gave a reason. Everyone else gets 404. */
export function serveMessagePhotos({ db, store, contextOf }: Given): RequestHandler {
  return async (req, res) => {
    const context = await contextOf(req, res, false);
    const photo = readMessagePhotoPath(`${req.baseUrl}${req.path}`);
    if (!photo || !(await maySee(context, photo.conversationId))) throw notFound('Photo');
    const { conversationId, hash } = photo;
    const stored = await MessagePhoto.query(db).findOne({ conversationId, hash });
    // The other side sees a photo only after it's sent.
    const isSent = stored && (stored.messageId !== null || stored.entryId !== null);
    const isVisible = stored && (isSent || stored.senderId === context.viewer?.id);
    const body = isVisible && (await store.read(messagePhotoFile(photo, photo.format)));
    if (!body) throw notFound('Photo');
    res.set({ 'Cache-Control': 'private, no-store', 'Content-Disposition': 'inline' });
    res.type(`image/${photo.format}`).send(body);
  };
}

async function maySee(context: Context, conversationId: number): Promise<boolean> {
  if (await conversationOfSession(context, String(conversationId))) return true;
  const { viewer } = context;
  return viewer?.userType === 'ADMIN' && hasAnyDuty(viewer, ['ORDERS']) && hasReadLately(context, conversationId);
}

/** Returns the daily task that deletes photos that were uploaded but never sent. */
export function removeUnsentPhotos({ db, store }: Omit<Given, 'contextOf'>): () => Promise<void> {
  return async () => {
    const unsent = () => MessagePhoto.query(db).where(UNSENT).whereRaw("created_at < now() - interval '24 hours'");
    for (const photo of await unsent()) {
      // Deletes the row first, and only if the photo is still unsent, because a message may have just sent it.
      const deleted = await unsent().where({ id: photo.id }).delete();
      if (deleted) await store.remove(messagePhotoFiles(photo));
    }
  };
}
