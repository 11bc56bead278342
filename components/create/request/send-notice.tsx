import { CircleAlert, Info } from 'lucide-react';
import type { SendMessage } from './request-state';

/** Why a press sent nothing, or what it waits for. */
export function SendNotice({ message: { tone, text } }: { message: SendMessage }) {
  const Icon = tone === 'bad' ? CircleAlert : Info;
  return (
    <p className={`mb-2.5 flex gap-2 text-sm ${tone === 'bad' ? 'text-bad' : 'text-muted'}`}>
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="line-clamp-4 min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}
