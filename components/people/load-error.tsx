import { Button } from '@/components/ui/button';
import { personMessages } from './messages';

/** Why something could not be loaded, with a button that tries again. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  return (
    <div role="alert" className="flex items-center gap-3 rounded bg-bad-soft px-4 py-3">
      <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
      <Button className="max-desk:h-11" onClick={() => void onRetry()}>
        {personMessages.tryAgain}
      </Button>
    </div>
  );
}
