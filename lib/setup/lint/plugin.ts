import { relative } from 'node:path';
import { type ESTree, definePlugin, defineRule } from '@oxlint/plugins';
import { checkImport } from './check-import.ts';
import { messagesRule } from './messages-rule.ts';

/** Checks every import, static or dynamic, of values or types, against `zones.ts`. */
const zonesRule = defineRule({
  meta: { docs: { description: 'Holds the directions of imports.' } },
  create(context) {
    const importer = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (source: ESTree.Node | null) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = checkImport(importer, source.value);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
});

export default definePlugin({ meta: { name: 'easel' }, rules: { messages: messagesRule, zones: zonesRule } });
