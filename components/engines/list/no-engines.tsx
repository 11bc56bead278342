import { Server } from 'lucide-react';
import { ConnectEngine } from '../connect/connect-engine';
import { engineMessages } from '../messages';

/** Shown while no engine is set up: how to connect one. */
export function NoEngines({ canChange, onConnected }: { canChange: boolean; onConnected: (name: string) => void }) {
  return (
    <div className="flex flex-col gap-6 rounded-lg border border-line bg-panel p-6 max-desk:-mx-2 max-desk:p-4">
      <div className="flex gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded bg-sunken text-muted">
          <Server aria-hidden className="size-4.5" />
        </span>
        <div>
          <h2 className="text-md font-semibold">{engineMessages.none}</h2>
          <p className="mt-1 max-w-[60ch] text-muted">{engineMessages.noneHint}</p>
        </div>
      </div>
      <ConnectEngine canChange={canChange} onConnected={onConnected} />
    </div>
  );
}
