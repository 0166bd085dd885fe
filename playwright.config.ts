import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './e2e/browser';
import { freePort } from './graph/database/embedded/freePort';

// Chosen once: the workers, which read this file again, inherit it.
process.env.E2E_PORT ??= String(await freePort());

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    actionTimeout: 30_000,
    // Recording costs as much as the journeys themselves: asked for with TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Only the journeys without a network are about what it keeps.
    serviceWorkers: 'block',
    // Nobody here waits for a movement to end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: browserArguments },
  },
  // A journey runs on the desktop; tagged @phone on the phone, tagged @both on the two.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
});
