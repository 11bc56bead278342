import type { Method, Route } from './create-routes.ts';

/** What a route file exports: a handler for each method. */
export type RouteModule = Partial<Record<Method, Route<RouteParams>>>;

/** The values of a path's dynamic segments, decoded. */
export type RouteParams = Record<string, string | string[]>;

/** Finds the route file of a path, as Next does. */
export interface Router {
  /**
   * @param path the encoded path of a URL
   * @returns null when no route file matches
   * @throws URIError for a path that cannot be decoded
   */
  find: (path: string) => { load: () => Promise<RouteModule>; params: RouteParams } | null;
}

type Load = () => Promise<RouteModule>;

/** The routes below a segment. */
interface Branch {
  load: Load | null;
  named: Map<string, Branch>;
  /** `[name]`: any one segment. */
  any: { name: string; branch: Branch } | null;
  /** `[...name]`: all segments that are left, at least one. */
  rest: { name: string; load: Load } | null;
}

const createBranch = (): Branch => ({ load: null, named: new Map(), any: null, rest: null });

/**
 * Creates a router for route files. Where several match, a segment's own name goes before `[name]`, and that before
 * `[...name]`: https://nextjs.org/docs/app/api-reference/file-conventions/dynamic-routes
 *
 * @param files loads a route file, by its path from the root: `./app/api/jobs/[id]/route.ts`
 */
export function createRouter(files: Record<string, Load>): Router {
  const root = createBranch();
  for (const [file, load] of Object.entries(files)) addRoute(root, file.split('/').slice(2, -1), once(load));

  return {
    find(path) {
      // A slash at the end is the same path.
      return findRoute(root, path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent));
    },
  };
}

function addRoute(from: Branch, segments: string[], load: Load): void {
  let branch = from;
  for (const segment of segments) {
    const [, dots, name] = /^\[(\.{3})?(.+)\]$/.exec(segment) ?? [];
    if (name === undefined) {
      const next = branch.named.get(segment) ?? createBranch();
      branch.named.set(segment, next);
      branch = next;
    } else if (dots === undefined) {
      branch.any ??= { name, branch: createBranch() };
      ({ branch } = branch.any);
    } else {
      branch.rest = { name, load };
      return;
    }
  }
  branch.load = load;
}

function findRoute(branch: Branch, segments: string[]): ReturnType<Router['find']> {
  const [segment, ...left] = segments;
  if (segment === undefined) return branch.load === null ? null : { load: branch.load, params: {} };
  const next = branch.named.get(segment);
  const found = next === undefined ? null : findRoute(next, left);
  if (found !== null) return found;
  const { any, rest } = branch;
  const below = any === null || segment === '' ? null : findRoute(any.branch, left);
  if (any !== null && below !== null) {
    return { load: below.load, params: { [any.name]: segment, ...below.params } };
  }
  return rest === null ? null : { load: rest.load, params: { [rest.name]: segments } };
}

function once(load: Load): Load {
  let loaded: Promise<RouteModule> | null = null;
  return () =>
    (loaded ??= load().catch((thrown: unknown) => {
      // The next request tries again.
      loaded = null;
      throw thrown;
    }));
}
