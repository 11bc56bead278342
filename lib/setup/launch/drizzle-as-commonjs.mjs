import { registerHooks } from 'node:module';

// Loaded into the service by `--import`. Drizzle consists of some hundred small modules, which Node loads
// asynchronously one by one; with their CommonJS versions the service starts in half the time. It applies to all of
// Drizzle, since the two versions don't mix.
registerHooks({
  resolve: (specifier, context, next) =>
    /^drizzle-orm(\/|$)/.test(specifier)
      ? next(specifier, { ...context, conditions: ['node', 'require', 'default'] })
      : next(specifier, context),
});
