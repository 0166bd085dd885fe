import { publish } from './publish';
import { requireContract } from './requireContract';

const today = new Date().toISOString().slice(0, 10);

const commands: Record<string, () => string[]> = {
  check: () => requireContract(today).map((surprise) => `May surprise a program: ${surprise}`),
  release: () => [`The schema is released; promises broken: ${publish(today)}.`],
};

try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Error(`Give one of ${Object.keys(commands).join(', ')}`);
  for (const line of command()) console.log(line);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
