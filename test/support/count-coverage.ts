/** Vitest loads this before each test file; the hook that is set first runs last. */
import { afterAll } from 'vitest';
import { writePart } from './coverage-parts.ts';

afterAll(writePart);
