// Loaded into a service by `node --import`: says on standard error when something compiles WebAssembly, or code from a text.
const say = (what: string): void => {
  process.stderr.write(`compiled ${what}\n`);
};

WebAssembly.Module = new Proxy(WebAssembly.Module, {
  construct: (target, args: [BufferSource]) => {
    say('WebAssembly');
    return new target(...args);
  },
});

globalThis.Function = new Proxy(Function, {
  construct: (target, args: string[]) => {
    say('a function');
    return new target(...args);
  },
});
