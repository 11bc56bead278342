import { Server } from 'lucide-react';
import { engineMessages } from '../messages';

/** Shown while no engine is set up: how to connect one. */
export function NoEngines() {
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-dashed border-line-strong p-6 max-desk:p-4">
      <Server aria-hidden className="size-6 text-muted" />
      <div>
        <p className="text-md font-semibold">{engineMessages.none}</p>
        <p className="mt-1 text-muted">{engineMessages.noneHint}</p>
      </div>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        <Step text={engineMessages.steps.address} code="COMFYUI_URL=http://192.168.1.20:8188" />
        <Step text={engineMessages.steps.drop} code={null} />
        <Step text={engineMessages.steps.file} code="engines.json" />
      </ol>
    </div>
  );
}

/** A step, with its code in place of “CODE”. */
function Step({ text, code }: { text: string; code: string | null }) {
  const [before, after] = text.split('CODE');
  return (
    <li className="pl-1">
      {before}
      {code !== null && <code className="rounded-xs bg-sunken px-1 py-px wrap-anywhere">{code}</code>}
      {after}
    </li>
  );
}
