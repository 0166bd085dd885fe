import { existsSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * CHROME_PATH, else the headless shell of an npm package, else an installed browser. The shell is the same everywhere and
 * needs a third less of the processor than an installed Chromium, which draws its own window too.
 */
export async function browserPath(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, where no browser is.`);
  if (chosen) return chosen;
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  const found = installed.find((path) => existsSync(path));
  if (!found) throw new Error('No browser was found: install Chromium or Chrome, or set CHROME_PATH to one.');
  return found;
}

/** Unpacked once, in the folder of its package: it goes with the package, and no other account can put a file in its place. */
async function packagedBrowser(): Promise<string> {
  const folder = resolve('node_modules/@sparticuz/chromium/unpacked');
  const { TMPDIR } = process.env;
  // Makes the package bring the libraries that a bare machine lacks; it looks when it is loaded, and takes TMPDIR for its folder.
  Object.assign(process.env, { AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x', TMPDIR: folder });
  const { default: chromium } = await import('@sparticuz/chromium');
  if (!existsSync(folder)) {
    // Nobody may take half a browser for a whole one.
    process.env.TMPDIR = mkdtempSync(`${folder}-`);
    await chromium.executablePath();
    writeFileSync(join(process.env.TMPDIR, 'fonts/fonts.conf'), fontsIn(join(folder, 'fonts')));
    renameSync(process.env.TMPDIR, folder);
  }
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return join(folder, 'chromium');
}

/** The package looks for its fonts in /tmp. Without any, the browser breaks off where a page needs another than ours. */
const fontsIn = (folder: string) =>
  `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`;

/** Chromium's own sandbox refuses to run as root; the rest keeps it from calling home and from small /dev/shm. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
