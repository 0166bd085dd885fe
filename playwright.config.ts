import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './e2e/browser';
import { freePort } from './graph/database/embedded/freePort';
import { DEFAULT_TIME_ZONE } from './rules/time/timeZone';

// Set only once, because the workers read this file again and inherit the variable.
process.env.E2E_PORT ??= String(await freePort());

// The days that tests expect are those of the browser and the server, whatever the hour. The server itself keeps the machine's zone.
if (process.env.TEST_WORKER_INDEX !== undefined) process.env.TZ = DEFAULT_TIME_ZONE;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  // More than two cores, because a test waits for its page part of the time.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for longer than any wait. The report names what passed only the second time.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    actionTimeout: 30_000,
    // Recording takes as long as the tests themselves, so it's only done with TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Only the offline tests use the service worker.
    serviceWorkers: 'block',
    timezoneId: DEFAULT_TIME_ZONE,
    // Saves waiting for animations.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: browserArguments },
  },
  // A test runs on the desktop, or on the phone if it's tagged @phone, or on both if it's tagged @both.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
});
