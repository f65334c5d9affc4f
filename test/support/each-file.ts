/** Vitest loads this before each test file; the hook that is set first runs last. */
import { afterAll } from 'vitest';
import { restartClock } from './clock.ts';
import { writePart } from './coverage-parts.ts';
import { runEndings } from './endings.ts';

restartClock();
afterAll(writePart);
afterAll(runEndings);
