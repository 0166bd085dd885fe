import { chromium, type Page } from '@playwright/test';
import { browserArguments, browserPath } from '../../e2e/browser';
import { CUSTOMER, PASSWORD } from '../../e2e/people';
import { startServer } from '../../e2e/server';
import { freePort } from '../../graph/database/embedded/freePort';

const POINTS = Number(process.env.POINTS ?? 5_000);
/** How many times slower than this machine the simulated phone is. */
const CPU_SLOWDOWN = Number(process.env.SLOWER ?? 4);
const SECONDS = Number(process.env.SECONDS ?? 6);

/** Ranches spread evenly over the contiguous states, the same in each run. Steps by irrational numbers leave no gaps. */
const points = Array.from({ length: POINTS }, (_, place) => ({
  ...{ __typename: 'RanchPoint', rancherId: String(place + 1), ranchName: `Ranch ${place + 1}` },
  ...{ city: 'Waco', state: 'Texas', distanceMiles: null },
  latitude: 27 + ((place * 0.754_877_67) % 1) * 20,
  longitude: -120 + ((place * 0.569_840_29) % 1) * 45,
}));

/** The source of a script, because a compiled function would refer to helpers that the page lacks. */
const RECORD_FRAMES = `
  window.times = [];
  var note = (time) => { window.times.push(time); requestAnimationFrame(note); };
  if (!window.isNoting) requestAnimationFrame(note);
  window.isNoting = true;`;

/** Calls `move` repeatedly, and returns the milliseconds between frames. */
async function framesOf(page: Page, move: (step: number) => Promise<void>): Promise<number[]> {
  await page.evaluate(RECORD_FRAMES);
  const end = Date.now() + SECONDS * 1_000;
  for (let step = 0; Date.now() < end; step++) await move(step);
  const times = await page.evaluate<number[]>('window.times');
  return times.slice(1).map((time, place) => time - (times[place] ?? 0));
}

function report(name: string, frames: number[]): void {
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const late = ((100 * frames.filter((time) => time > 20).length) / frames.length).toFixed(1);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${late} % | ${frames.length} |`);
}

const origin = `http://localhost:${await freePort()}`;
const stop = await startServer(origin);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
try {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const signedIn = await page.request.post(`${origin}/api/login`, { data: { ...CUSTOMER, password: PASSWORD } });
  if (!signedIn.ok()) throw new Error(`Signing in was answered with ${signedIn.status()}.`);
  await page.route('**/graphql', async (route) => {
    const isMap = route.request().postData()?.includes('RanchMap');
    await (isMap ? route.fulfill({ json: { data: { ranchPoints: points } } }) : route.continue());
  });
  await page.goto(`${origin}/find-rancher?layout=map`);
  const map = page.getByRole('application', { name: 'Map of ranches' });
  await map.waitFor();
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  console.log(
    `${POINTS} points, a processor ${CPU_SLOWDOWN} times slower\n\n| name | median ms | p95 | p99 | above 20 ms | frames |`,
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  // Shows the load of other programs on this machine.
  report('at rest', await framesOf(page, () => page.waitForTimeout(50)));
  for (const zoom of ['all states', 'near', 'nearer']) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    const dragged = await framesOf(page, (step) =>
      page.mouse.move(x + 120 * Math.sin(step / 9), y + 120 * Math.cos(step / 7)),
    );
    await page.mouse.up();
    report(`dragged, ${zoom}`, dragged);
    await map.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
  }
  await page.keyboard.press('0');
  report('zoomed by the wheel', await framesOf(page, (step) => page.mouse.wheel(0, 60 * Math.sin(step / 20))));
} finally {
  await browser.close();
  await stop();
}
