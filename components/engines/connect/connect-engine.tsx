'use client';

import { ConnectForm } from './connect-form';
import { connectMessages } from './messages';
import { OtherEngines } from './other-engines';

/** How to connect an engine: a ComfyUI by its address, others by the settings file. */
export function ConnectEngine({ canChange, onConnected }: { canChange: boolean; onConnected: (name: string) => void }) {
  return (
    <div className="flex flex-col gap-8">
      <section aria-label={connectMessages.comfy} className="flex flex-col gap-4">
        <div>
          <h3 className="text-md font-semibold">{connectMessages.comfy}</h3>
          <p className="mt-1 max-w-[60ch] text-muted">
            {canChange ? connectMessages.comfyHint : connectMessages.locked}
          </p>
        </div>
        {canChange ? (
          <ConnectForm onConnected={onConnected} />
        ) : (
          <p className="max-w-[60ch]">
            {connectMessages.lockedHint({ setting: 'COMFYUI_URL=http://192.168.1.20:8188' })}
          </p>
        )}
      </section>
      <OtherEngines />
    </div>
  );
}
