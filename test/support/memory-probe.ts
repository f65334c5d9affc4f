// Loaded into a service by `node --import`: after each SIGUSR2 it collects garbage and says on standard error how much
// memory is in use, in bytes, as `memory 12345678`. What runtimes keep to reuse, such as the size of the heap, is left out.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  collectGarbage();
  // What the first run let finalizers free is gone after the second.
  setImmediate(() => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    process.stderr.write(`memory ${heapUsed + external}\n`);
  });
});
