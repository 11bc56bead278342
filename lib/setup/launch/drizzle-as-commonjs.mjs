import { registerHooks } from 'node:module';

// Given to the service by `--import`. Drizzle is some hundred small modules, which Node loads one by one without
// blocking; their CommonJS twins take half the service's time to be up. All of Drizzle, or none: the two don't mix.
registerHooks({
  resolve: (specifier, context, next) =>
    /^drizzle-orm(\/|$)/.test(specifier)
      ? next(specifier, { ...context, conditions: ['node', 'require', 'default'] })
      : next(specifier, context),
});
