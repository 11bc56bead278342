/** The room of the jobs, until their code is there. */
export function StripSkeleton() {
  return <div className="h-full min-h-0 bg-panel" />;
}
