/** The size of a file as people say it. */
import { formatNumber } from './format.ts';

const KB = 1024;

export function fileSize(bytes: number, language: string): string {
  if (bytes < KB * KB) return `${formatNumber(Math.max(1, Math.round(bytes / KB)), language)} KB`;
  return `${formatNumber(Math.round((bytes / KB / KB) * 10) / 10, language)} MB`;
}
