/** Installs what the examples in Python import once, before the files of tests that need it run beside each other. */
import { installPython } from './workbench.ts';

export function setup(): void {
  installPython();
}
