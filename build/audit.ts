import { spawnSync } from 'node:child_process';

type Vulnerability = { name: string; severity: string; range: string };
type Report = { auditReportVersion?: number; vulnerabilities?: Record<string, Vulnerability> };

/** In milliseconds. Without a network, npm would try for minutes. */
const TIMEOUT = 60_000;

/** These have to be mended within days (docs/security.md), so the command fails. */
const URGENT = ['high', 'critical'];

/** What `npm audit --json` says: lines to print, and whether one of them is urgent. */
export function verdictOf(text: string): { lines: string[]; isUrgent: boolean } {
  const { auditReportVersion, vulnerabilities = {} } = readReport(text);
  if (!auditReportVersion)
    return { lines: ['The registry answers no audits, so nothing was checked.'], isUrgent: false };
  const found = Object.values(vulnerabilities);
  const lines = found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  return {
    lines: lines.length > 0 ? lines : ['No known vulnerabilities.'],
    isUrgent: found.some(({ severity }) => URGENT.includes(severity)),
  };
}

function readReport(text: string): Report {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

if (process.argv[1] === import.meta.filename) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26, timeout: TIMEOUT });
  const { lines, isUrgent } = verdictOf(stdout);
  for (const line of lines) console.log(line);
  process.exitCode = isUrgent ? 1 : 0;
}
