import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTo, type ServerAccount } from '../../graph/database/embedded/serverAccount';

type Start = {
  env?: Record<string, string>;
  /** Who runs it; the account of this process if left out. */
  account?: ServerAccount;
  directory?: string;
};

export type Program = {
  pid: number;
  isRunning: () => boolean;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<unknown>;
};

/** In milliseconds: how long a program may take to end before it's killed. */
const MAX_END = 20_000;

/** What a rehearsal has started, with a directory for its files. It all ends with the rehearsal, by its process id. */
export class Programs {
  readonly directory: string;
  readonly #ends: (() => Promise<void>)[] = [];

  constructor() {
    this.directory = mkdtempSync(path.join(tmpdir(), 'herdline-rehearsal-'));
    // PostgreSQL runs as another account than root, which has to get through.
    chmodSync(this.directory, 0o755);
  }

  /** Its output is in `<name>.log`. Ctrl-C at the terminal reaches only the rehearsal, which ends everything in its order. */
  async start(
    name: string,
    [command = '', ...args]: string[],
    { env, account, directory }: Start = {},
  ): Promise<Program> {
    const log = openSync(path.join(this.directory, `${name}.log`), 'a');
    const child = spawn(command, args, {
      uid: account?.uid,
      gid: account?.gid,
      cwd: directory,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: PATH_OF_DEBIAN, HOME: this.directory, LC_ALL: 'C.UTF-8', ...env },
    });
    await once(child, 'spawn');
    const program = asProgram(child);
    this.atEnd(() => end(program));
    return program;
  }

  /** A new directory that the account owns. */
  directoryFor(account: ServerAccount, name: string): string {
    const place = path.join(this.directory, name);
    mkdirSync(place, { recursive: true, mode: 0o700 });
    giveTo(account, place);
    return place;
  }

  /** What comes last ends first. */
  atEnd(work: () => Promise<void>): void {
    this.#ends.unshift(work);
  }

  async end({ isKept }: { isKept: boolean }): Promise<void> {
    for (const work of this.#ends.splice(0)) await work().catch((error) => console.error(error));
    if (!isKept) rmSync(this.directory, { recursive: true, force: true });
  }
}

/** Some of Debian's packages put their programs where only root looks. */
export const PATH_OF_DEBIAN = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;

function asProgram(child: ChildProcess): Program {
  const { pid } = child;
  if (pid === undefined) throw new Error('A program has no process id');
  const ended = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return { pid, ended, isRunning, kill: (signal) => void (isRunning() && child.kill(signal)) };
}

async function end(program: Program): Promise<void> {
  program.kill('SIGTERM');
  const killing = new AbortController();
  const late = sleep(MAX_END, undefined, { signal: killing.signal }).then(() => program.kill('SIGKILL'));
  await program.ended;
  killing.abort();
  await late.catch(() => {});
}
