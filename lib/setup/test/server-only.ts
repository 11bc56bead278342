// Replaces the `server-only` marker package, which throws outside a React server bundle.
export default null;
