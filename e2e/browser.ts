import { existsSync } from 'node:fs';

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

/** CHROME_PATH, an installed browser, else the one that comes with an npm package. */
export async function browserPath(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen === 'npm') return packagedBrowser();
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, where no browser is.`);
  return chosen || installed.find((path) => existsSync(path)) || packagedBrowser();
}

async function packagedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser was found: install Chromium or Chrome, or set CHROME_PATH to one.');
  }
  // Makes the package unpack the libraries that a bare machine lacks; it looks when it is loaded.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

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
