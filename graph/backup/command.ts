import path from 'node:path';
import { Client } from 'pg';
import { type Config, ConfigError, readBackupKey, readStorageConfig } from '../config';
import { databaseServer } from '../database/databaseServer';
import { createLog } from '../http/observe/createLog';
import { openPhotoStore } from '../photos/store/openPhotoStore';
import { backup } from './backup';
import { restore } from './restore';

type Given = { config: Pick<Config, 'dataDir'>; key: string | null; file: string | undefined; isForced: boolean };
type Tools = Pick<Parameters<typeof restore>[0], 'url' | 'client' | 'store'>;

/** Usage: `npm run backup -- [file]` and `npm run restore -- file [--force]`. */
const commands: Record<string, (tools: Tools, given: Given) => Promise<void>> = {
  async backup(tools, { config, key, file = newFile(config.dataDir, key) }) {
    const { tables, photos, missingPhotos } = await backup({ ...tools, file, key });
    print(`${file}: ${tables} tables and ${photos} files of photos`);
    if (key === null) print('This archive is not encrypted. To encrypt it, set BACKUP_KEY: openssl rand -hex 32');
    printNames('Missing in the store', missingPhotos);
  },
  async restore(tools, { file, key, isForced }) {
    if (!file) throw new ConfigError('Name the archive: npm run restore -- herdline.tar.gz');
    const { tables, photos, createdAt, missingPhotos, unknownTables } = await restore({
      ...tools,
      file,
      key,
      isForced,
    });
    print(`Restored ${tables} tables and ${photos} files of photos as of ${createdAt}`);
    printNames('Missing in the store at the time of the backup', missingPhotos);
    printNames('Not restored, because no migration creates these tables', unknownTables);
  },
};

function newFile(dataDir: string, key: string | null): string {
  const time = new Date().toISOString().replace(/\..*|[-:]/g, '');
  return path.join(dataDir, 'backups', `herdline-${time}.tar.gz${key === null ? '' : '.encrypted'}`);
}

function printNames(title: string, names: string[]): void {
  if (names.length > 0) print(`${title}: ${names.join(', ')}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main([name = '', ...rest]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) throw new Error(`Name one of ${Object.keys(commands).join(', ')}`);
  const [config, key] = [readStorageConfig(process.env), readBackupKey(process.env)];
  const server = await databaseServer(config, { onNotice: print });
  const client = new Client({ connectionString: server.directUrl, application_name: `herdline ${name}` });
  try {
    await client.connect();
    const store = openPhotoStore(config, createLog('error'));
    const file = rest.find((argument) => !argument.startsWith('--'));
    await command({ url: server.directUrl, client, store }, { config, key, file, isForced: rest.includes('--force') });
  } finally {
    await client.end();
    await server.stop();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
