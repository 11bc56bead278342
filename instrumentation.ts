/** Called by Next once per server process, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startStudio } = await import('./lib/studio/start-studio');
  await startStudio();
}
