/** The room of the stage, until its code is there. */
export function StageSkeleton() {
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-canvas">
      <div className="h-12 shrink-0 border-b border-line bg-panel" />
    </div>
  );
}
