import { ECDH } from 'node:crypto';
import { pushTopicsOf } from '../../rules/accounts/mailTopics';
import { pushDeviceForm } from '../../rules/accounts/pushDeviceForm';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { badInput, forbidden } from '../errors';
import { readSafeUrl } from '../outbound/readPublicUrl';
import type { PushDeviceInput, PushSettings } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { pushKey } from './pushKey';

/** Far more browsers than one person uses. The oldest ones are forgotten. */
const MAX_DEVICES = 10;

/** Returns how the viewer is told by push in the browser with this endpoint, if it's theirs. */
export async function readPush(context: Context, endpoint?: string | null): Promise<PushSettings> {
  const viewer = signedIn(context);
  const { publicKey } = await pushKey(context.db, context.config);
  const device = endpoint ? await context.db('pushDevices').where({ userId: viewer.id, endpoint }).first() : undefined;
  return {
    key: publicKey.toString('base64url'),
    topics: pushTopicsOf(viewer),
    device: device
      ? { ...device, id: String(device.id), isOfThisSession: device.sessionSid === context.session.storedId() }
      : null,
  };
}

/**
 * Tells the viewer by push in their browser from now on, of the chosen topics. A browser is told for one person, the one who asked
 * last. Errors: BAD_USER_INPUT.
 */
export async function setPushDevice(context: Context, input: PushDeviceInput): Promise<PushSettings> {
  const viewer = signedIn(context);
  const sessionSid = context.session.storedId();
  if (!sessionSid) throw forbidden('Only a browser can be told by push');
  const { endpoint, topics, showsDetails, ...keys } = await validate(pushDeviceForm, input);
  const open = pushTopicsOf(viewer);
  if (!topics.every((topic) => open.includes(topic))) throw badInput({ topics: 'Of this nobody is told by push' });
  refusePrivateAddress(endpoint, context);
  // Making a new key forgets all browsers, so it has to come before the first of them.
  await pushKey(context.db, context.config);
  const values = { endpoint, publicKey: publicKeyOf(keys.publicKey), auth: Buffer.from(keys.auth, 'base64url') };
  const row = { ...values, userId: viewer.id, sessionSid, topics: [...new Set(topics)], showsDetails };
  await transaction(context.db, async (trx) => {
    // Two tabs may ask at once.
    await trx('users').where({ id: viewer.id }).forUpdate().select('id');
    await trx('pushDevices').where({ sessionSid }).whereNot({ endpoint }).delete();
    await trx('pushDevices').insert(row).onConflict('endpoint').merge();
    const newest = trx('pushDevices')
      .where({ userId: viewer.id })
      .orderBy('id', 'desc')
      .limit(MAX_DEVICES)
      .select('id');
    await trx('pushDevices').where({ userId: viewer.id }).whereNotIn('id', newest).delete();
  });
  return readPush(context, endpoint);
}

/** Stops telling the viewer in the browser with this endpoint. Does nothing if it isn't told. */
export async function endPushDevice(context: Context, endpoint: string): Promise<PushSettings> {
  await context
    .db('pushDevices')
    .where({ userId: signedIn(context).id, endpoint })
    .delete();
  return readPush(context);
}

function refusePrivateAddress(endpoint: string, { config }: Context): void {
  try {
    readSafeUrl(endpoint, config);
  } catch (error) {
    throw badInput({ endpoint: (error as Error).message });
  }
}

function publicKeyOf(text: string): Buffer {
  const key = Buffer.from(text, 'base64url');
  try {
    return ECDH.convertKey(key, 'prime256v1', undefined, undefined, 'uncompressed') as Buffer;
  } catch {
    throw badInput({ publicKey: 'The key is no point of the curve P-256' });
  }
}
