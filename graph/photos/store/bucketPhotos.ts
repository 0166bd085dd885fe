import type { S3Client } from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import type { PhotoBucket } from '../../config';
import { Refusal } from '../../errors';
import { noRoom, type PhotoFile, type PhotoStore } from './PhotoStore';

/** Services other than Amazon's don't support the newer checksums or bucket names in front of the host. */
const FOR_ALL_SERVICES = {
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const;

const TIMEOUTS = { connectionTimeout: 5_000, requestTimeout: 30_000 };

export function bucketPhotos({ bucket, ...service }: PhotoBucket, log: Logger, connect = connectTo): PhotoStore {
  const call = caller(() => connect(service), log);
  const placeOf = (name: string) => ({ Bucket: bucket, Key: `photos/${name}` });
  return {
    async put(files) {
      const put = ({ name, body, type }: PhotoFile) =>
        call((client, { PutObjectCommand }) =>
          client.send(new PutObjectCommand({ ...placeOf(name), Body: body, ContentType: type })),
        );
      await Promise.all(files.map(put));
    },
    async read(name) {
      const found = await call((client, { GetObjectCommand }) => client.send(new GetObjectCommand(placeOf(name))));
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    async remove(names) {
      const remove = (name: string) =>
        call((client, { DeleteObjectCommand }) => client.send(new DeleteObjectCommand(placeOf(name))));
      await Promise.all(names.map(remove));
    },
  };
}

type Commands = typeof import('@aws-sdk/client-s3');
type Connection = { client: S3Client; commands: Commands };

/** Calls the service. Returns null if the file doesn't exist. Errors: UNAVAILABLE. */
function caller(connect: () => Promise<Connection>, log: Logger) {
  let connected: Promise<Connection> | undefined;
  return async <T>(work: (client: S3Client, commands: Commands) => Promise<T>): Promise<T | null> => {
    connected ??= connect().catch((error) => {
      connected = undefined;
      throw error;
    });
    const { client, commands } = await connected;
    try {
      return await work(client, commands);
    } catch (error) {
      if (error instanceof commands.NoSuchKey) return null;
      log.error({ err: error }, 'the photo bucket failed');
      if (isFull(error)) throw noRoom();
      throw new Refusal('UNAVAILABLE', "Photos aren't available right now. Please try again in a minute.");
    }
  };
}

/** 507 Insufficient Storage: a self-hosted service can run out of space. */
function isFull(error: unknown): boolean {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 507;
}

/** The package is large, so servers without a bucket never load it. */
export async function connectTo({
  endpoint,
  region,
  ...credentials
}: Omit<PhotoBucket, 'bucket'>): Promise<Connection> {
  const commands = await import('@aws-sdk/client-s3');
  const options = { ...FOR_ALL_SERVICES, ...(endpoint && { endpoint }), region, credentials, requestHandler: TIMEOUTS };
  return { client: new commands.S3Client(options), commands };
}
