/** Sets the clock of a stack's functions wrong, as a machine's clock may be, and right again. */
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Loaded into every process of a stack; it touches the functions' alone. */
export const JUMPING_CLOCK = `--import=${new URL('./jumping-clock.preload.ts', import.meta.url).href}`;

const wrongBy = (dataDir: string) => join(dataDir, 'clock-is-wrong-by');
const jumped = (dataDir: string) => join(dataDir, 'clock-jumped');

/** From the next call of a store on, the clock is wrong by so many seconds. */
export function setClockWrong(dataDir: string, seconds: number): void {
  const half = `${wrongBy(dataDir)}.half`;
  writeFileSync(half, String(seconds));
  // Renamed, so that no process reads half a file.
  renameSync(half, wrongBy(dataDir));
}

/** By how many seconds the clock is to be wrong now. */
export function secondsWrong(dataDir: string): number {
  return existsSync(wrongBy(dataDir)) ? Number(readFileSync(wrongBy(dataDir), 'utf8')) : 0;
}

/** Notes that the functions' clock jumped. */
export const noteJump = (dataDir: string, seconds: number): void => appendFileSync(jumped(dataDir), `${seconds}\n`);

/** By how much the clock was wrong after each jump, in order. */
export function jumpsOf(dataDir: string): number[] {
  if (!existsSync(jumped(dataDir))) return [];
  return readFileSync(jumped(dataDir), 'utf8').trim().split('\n').map(Number);
}
