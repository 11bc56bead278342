import type { Hono } from 'hono';
import { EaselError } from '../../../contract/error.ts';
import type { HttpEnvironment } from '../environment.ts';
import { answerError } from '../responses/answer-error.ts';

/** Answers unsupported methods of a path with 405 and an `Allow` header. Call it after all routes were added. */
export function addMethodErrors(app: Hono<HttpEnvironment>): void {
  const methodsOfPath = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue;
    const methods = methodsOfPath.get(path) ?? new Set();
    methodsOfPath.set(path, methods.add(method));
  }
  for (const [path, methods] of methodsOfPath) {
    const allowed = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].toSorted().join(', ');
    app.all(path, (context) => {
      const error = new EaselError(
        'method_not_allowed',
        `${context.req.method} is not supported here. Use ${allowed}.`,
      );
      const answer = answerError(error, context);
      answer.headers.set('Allow', allowed);
      return answer;
    });
  }
}
