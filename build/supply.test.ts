import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../graph/testing/temporaryDirectory';
import { verdictOf } from './audit';
import { writeSbom } from './sbom';

test('the build lists all packages with their checksums, also those that are bundled', () => {
  // As in the build, where npm would leave out what is only for development.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = temporaryDirectory();
  const file = join(folder.path, 'sbom.cdx.json');
  writeSbom(file);
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'));
  folder.remove();
  expect(bomFormat).toBe('CycloneDX');
  for (const name of ['@apollo/server', 'react', 'pg']) {
    expect(components).toContainEqual(
      expect.objectContaining({ name, hashes: [expect.objectContaining({ alg: 'SHA-512' })] }),
    );
  }
  expect(readFileSync('build/build.ts', 'utf8')).toContain("writeSbom('dist/sbom.cdx.json')");
});

const reportOf = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { 'some-package': { name: 'some-package', severity, range: '<1.2.3' } },
  });

test.each([
  ['critical', true],
  ['high', true],
  ['moderate', false],
])('a known vulnerability that is %s is said; only urgent ones stop the build', (severity, isUrgent) => {
  expect(verdictOf(reportOf(severity))).toEqual({ lines: [`${severity}: some-package <1.2.3`], isUrgent });
});

test.each([[''], ['{"message": "405 Method Not Allowed", "error": {}}']])(
  'an audit answered with %j checks nothing',
  (text) => {
    expect(verdictOf(text)).toEqual({ lines: [expect.stringContaining('nothing was checked')], isUrgent: false });
  },
);

test('nothing known is said too', () => {
  const text = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(verdictOf(text)).toEqual({ lines: ['No known vulnerabilities.'], isUrgent: false });
});
