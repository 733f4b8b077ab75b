/** Ends the process of the functions with kill -9 at a call that a test has named, right before it or right after its answer. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One call of a store or queue: the command, and the table, key or queue that it is for: `PutCommand encaje-resumes`. */
export interface Place {
  side: 'before' | 'after';
  call: string;
}

/** Loaded into every process of a stack; it touches the functions' alone. */
export const DYING_FUNCTIONS = `--import=${new URL('./dying-functions.preload.ts', import.meta.url).href}`;

const fileIn = (dataDir: string) => join(dataDir, 'dies-at.json');

/** From now on the functions of the stack die at this call, once. */
export function dieAt(dataDir: string, place: Place): void {
  const half = `${fileIn(dataDir)}.half`;
  writeFileSync(half, JSON.stringify(place));
  // Renamed, so that no process reads half a file.
  renameSync(half, fileIn(dataDir));
}

/** Whether they have died at the place that `dieAt` set. */
export const haveDied = (dataDir: string): boolean => !existsSync(fileIn(dataDir));

/** The place at which they are to die, if one is set. */
export function nextPlace(dataDir: string): Place | undefined {
  if (!existsSync(fileIn(dataDir))) return undefined;
  return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Place;
}

/** Removes the place, so that the next process continues, and ends this one. */
export function die(dataDir: string): void {
  rmSync(fileIn(dataDir));
  process.kill(process.pid, 'SIGKILL');
}
