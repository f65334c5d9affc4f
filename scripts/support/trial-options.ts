/** Reads the options that the scripts on old data share. */
import { UsageError } from './run-script.ts';

/** @throws UsageError unless it is a number above 0 and up to 100. */
export function readScale(text: string): number {
  const scale = Number(text);
  if (scale > 0 && scale <= 100) return scale;
  throw new UsageError('--scale takes a number above 0 and up to 100; 1 creates a million cards.');
}

/** @throws UsageError unless it is a whole number. */
export function readSeed(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError('--seed takes a whole number.');
}
