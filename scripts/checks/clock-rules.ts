/** The rules by which no code reads a clock that it isn't given, as a plugin of Oxlint (`oxlint.config.ts`). */
import type { Rule } from 'eslint';

const message =
  'Take the time from the clock that is injected: `now` of the context, of the options or of the test.';
const databaseClock = /\b(now\(\)|(transaction|statement|clock)_timestamp|current_(timestamp|date|time))/i;

interface Named {
  readonly type: string;
  readonly name?: string;
}

function isNamed(node: Named, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** Refuses `new Date()`, `Date()` and `Date.now`. */
const noMachineClock: Rule.RuleModule = {
  create: (context) => ({
    NewExpression(node) {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0) context.report({ node, message });
    },
    CallExpression(node) {
      if (isNamed(node.callee, 'Date')) context.report({ node, message });
    },
    MemberExpression(node) {
      if (isNamed(node.object, 'Date') && isNamed(node.property, 'now')) context.report({ node, message });
    },
  }),
};

/** Refuses `now()` and the like in texts of statements, but not as what is put into one. */
const noDatabaseClock: Rule.RuleModule = {
  create: (context) => ({
    TemplateElement(node) {
      if (databaseClock.test(node.value.raw)) context.report({ node, message });
    },
  }),
};

// Oxlint takes a plugin from the default export.
export default {
  meta: { name: 'clock' },
  rules: { 'no-machine-clock': noMachineClock, 'no-database-clock': noDatabaseClock },
};
