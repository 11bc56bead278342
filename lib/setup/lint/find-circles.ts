import type { ImportGraph } from './read-imports.ts';

/** The import circles, each as a path that ends where it began. A file that is in several circles is reported once. */
export function findCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string) => {
    if (done.has(file)) return;
    const start = way.indexOf(file);
    if (start !== -1) {
      circles.push([...way.slice(start), file]);
      return;
    }
    way.push(file);
    for (const target of graph.get(file) ?? []) visit(target);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}
