import { type ESTree, defineRule } from '@oxlint/plugins';

const catalogue = /messages(?:-late)?(?:\.ts)?$/;

/**
 * Refuses texts of a catalogue in a module's own constants: they would keep the language that the first reader of the
 * module asked for. A group may be destructured there, its texts are read at each use.
 */
export const messagesRule = defineRule({
  meta: { docs: { description: 'Reads messages where they are used, in the language of the reader.' } },
  create(context) {
    const catalogues = new Set<string>();
    let functions = 0;
    const enter = () => void (functions += 1);
    const leave = () => void (functions -= 1);
    const message = 'Read this message in a function: here it would keep the language of the first reader.';
    return {
      ImportDeclaration(node) {
        if (!catalogue.test(node.source.value) || node.importKind === 'type') return;
        for (const specifier of node.specifiers) catalogues.add(specifier.local.name);
      },
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      MemberExpression(node: ESTree.MemberExpression) {
        const isText = node.object.type === 'Identifier' && catalogues.has(node.object.name);
        if (functions === 0 && isText) context.report({ node, message });
      },
    };
  },
});
