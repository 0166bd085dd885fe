import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTo, type ServerAccount } from '../../graph/database/embedded/serverAccount';

type Start = {
  env?: Record<string, string>;
  /** The account that runs the program, by default that of this process. */
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
const STOP_TIMEOUT = 20_000;

/** The programs that a rehearsal has started, with a directory for their files. They all end with the rehearsal. */
export class Programs {
  readonly directory: string;
  readonly #ends: (() => Promise<void>)[] = [];

  constructor() {
    this.directory = mkdtempSync(path.join(tmpdir(), 'herdline-rehearsal-'));
    // PostgreSQL runs as another account than root and needs access.
    chmodSync(this.directory, 0o755);
  }

  /** Writes the output to `<name>.log`. Detached, so that Ctrl-C reaches only the rehearsal, which ends the programs in order. */
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

  /** Creates a directory that the account owns. */
  directoryFor(account: ServerAccount, name: string): string {
    const directory = path.join(this.directory, name);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    giveTo(account, directory);
    return directory;
  }

  /** Registers work for the end. The last registered runs first. */
  atEnd(work: () => Promise<void>): void {
    this.#ends.unshift(work);
  }

  async end({ keepFiles }: { keepFiles: boolean }): Promise<void> {
    for (const work of this.#ends.splice(0)) await work().catch((error) => console.error(error));
    if (!keepFiles) rmSync(this.directory, { recursive: true, force: true });
  }
}

/** Includes directories where some Debian packages put programs for root. */
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
  const timeout = new AbortController();
  const killed = sleep(STOP_TIMEOUT, undefined, { signal: timeout.signal }).then(() => program.kill('SIGKILL'));
  await program.ended;
  timeout.abort();
  await killed.catch(() => {});
}
